"""The check of deliveries, by Standard Webhooks."""

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Any, Mapping, Optional, Sequence, Union


class WebhookVerificationError(Exception):
    """The request is not from the service, is a repeat of an old one, or was changed on the way: answer 400."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        #: missing_header, bad_timestamp, too_old, too_new, wrong_signature or not_json
        self.reason = reason


def verify_webhook(
    body: bytes,
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    tolerance: float = 300,
    now: Optional[float] = None,
) -> Any:
    """
    Checks signature and age of a delivery and returns its body. `body` are the exact bytes of the request. During a
    rotation of the secret pass both. Handle each `id` once: a delivery may be repeated.
    """
    given = {name.lower(): value for name, value in headers.items()}
    id, timestamp, signatures = (
        _required(given, f"webhook-{name}") for name in ("id", "timestamp", "signature")
    )
    if not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= 12):
        raise WebhookVerificationError("bad_timestamp", "webhook-timestamp must be seconds since 1970.")
    age = (time.time() if now is None else now) - int(timestamp)
    if age > tolerance:
        raise WebhookVerificationError("too_old", "The delivery is too old.")
    if age < -tolerance:
        raise WebhookVerificationError("too_new", "The delivery is from the future.")
    signed = f"{id}.{timestamp}.".encode() + body
    offered = [each[len("v1,") :] for each in signatures.split(" ") if each.startswith("v1,")]
    secrets = [secret] if isinstance(secret, str) else secret
    expected = [_signature(_key(each), signed) for each in secrets]
    # All are compared, whichever matches.
    matches = [hmac.compare_digest(one.encode(), other.encode()) for one in offered for other in expected]
    if not any(matches):
        raise WebhookVerificationError("wrong_signature", "No signature of the delivery matches.")
    try:
        return json.loads(body)
    except ValueError:
        raise WebhookVerificationError("not_json", "The body is not JSON.") from None


def _required(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if not value:
        raise WebhookVerificationError("missing_header", f"{name} is missing.")
    return value


def _key(secret: str) -> bytes:
    try:
        key = base64.b64decode(secret[6:] if secret.startswith("whsec_") else secret, validate=True)
    except (binascii.Error, ValueError):
        key = b""
    if key == b"":
        raise ValueError("A webhook secret is whsec_ and base64.")
    return key


def _signature(key: bytes, signed: bytes) -> str:
    return base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
