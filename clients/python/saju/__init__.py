"""The Saju API in Python 3.9 or newer, without other packages."""

from .client import Saju, SajuError
from .webhooks import WebhookVerificationError, verify_webhook

__all__ = ["Saju", "SajuError", "WebhookVerificationError", "verify_webhook"]
