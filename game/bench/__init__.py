"""What `bench` measures, one module each: `measure(long)` gives plain values for a report, in milliseconds unless the name says otherwise.

Every measurement runs the program's own code on this machine; nothing here is used by the program itself.
"""


class CannotMeasure(Exception):
    """Something needed for a measurement is not here; the message is the sentence that says what."""
