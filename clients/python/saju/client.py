"""How the operations are sent: repeats, errors, lists and streams."""

import json
import random
import time
import uuid
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from typing import Any, Callable, Dict, Iterator, List, Mapping, Optional
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

from .operations import Operations

# Statuses that may be different next time.
_TRANSIENT = {408, 425, 429, 500, 502, 503, 504}
# Far above any event of the service.
_MAX_LINE = 4_000_000


class SajuError(Exception):
    """Every failure of a call. Branch on `code`, then on `reason`."""

    def __init__(
        self,
        message: str,
        code: str,
        status: Optional[int] = None,
        reason: Optional[str] = None,
        hint: Optional[str] = None,
        request_id: Optional[str] = None,
        retry_after: Optional[float] = None,
        errors: Optional[List[Dict[str, str]]] = None,
        retryable: bool = False,
    ) -> None:
        super().__init__(message)
        self.code = code
        #: Of the answer; None without one, and for the `error` event of a stream.
        self.status = status
        #: The cause of a 429 or 503. New reasons may come.
        self.reason = reason
        #: What to do, in a sentence.
        self.hint = hint
        #: `req_…`: name it when you ask the service's operator.
        self.request_id = request_id
        #: Seconds after which a repeat makes sense.
        self.retry_after = retry_after
        #: The refused fields of a 400: `path` and `message`.
        self.errors = errors or []
        #: Whether the same request may succeed later. The client has repeated it `max_retries` times.
        self.retryable = retryable


class Saju(Operations):
    """The Saju API: a method for each operation, which returns the answer as a dict."""

    def __init__(
        self,
        api_key: Optional[str] = None,
        access_token: Optional[str] = None,
        base_url: str = "http://127.0.0.1:3000",
        timeout: float = 60,
        max_retries: int = 3,
        max_retry_delay: float = 60,
    ) -> None:
        """
        `api_key` is `bs_live_…` or `bs_test_…`; `access_token`, `bs_at_…`, is only for the routes that manage keys.
        `timeout` and `max_retry_delay` are seconds. A failure that asks for a longer wait is raised at once.
        """
        self._base_url = base_url.rstrip("/")
        self._headers = {}
        if api_key is not None:
            self._headers["X-API-Key"] = api_key
        if access_token is not None:
            self._headers["Authorization"] = f"Bearer {access_token}"
        self._timeout = timeout
        self._max_retries = max_retries
        self._max_retry_delay = max_retry_delay

    def items(self, list_page: Callable[..., Any], *args: Any, **query: Any) -> Iterator[Any]:
        """All items of a list, page by page: `saju.items(saju.list_profiles, limit=50)`."""
        cursor = query.pop("cursor", None)
        while True:
            page = list_page(*args, cursor=cursor, **query)
            yield from page["data"]
            if not page["has_more"] or page["next_cursor"] in (None, cursor):
                return
            cursor = page["next_cursor"]

    def wait_for_fortune(self, id: str) -> Any:
        """Waits for a fortune that is being generated. Raises `generation_failed` if it was not made."""
        while True:
            try:
                return self.get_fortune(id)
            except SajuError as error:
                if error.code != "not_ready":
                    raise
                time.sleep(2 if error.retry_after is None else error.retry_after)

    def _call(
        self,
        method: str,
        path: str,
        params: Mapping[str, str],
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        headers: Optional[Mapping[str, Optional[str]]] = None,
        may_repeat: bool = True,
    ) -> Any:
        request = self._request(method, path, params, query, body, headers)
        failures = 0
        while True:
            try:
                with _opened(request, self._timeout) as response:
                    data = _read(response)
                return None if data == b"" else json.loads(data)
            except SajuError as error:
                # Where a repeat might do something twice, only what the service refused is repeated.
                if not may_repeat and error.status not in (429, 503):
                    raise
                self._pause(error, failures)
                failures += 1

    def _stream(
        self,
        method: str,
        path: str,
        params: Mapping[str, str],
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        headers: Optional[Mapping[str, Optional[str]]] = None,
        last_event_id: Optional[str] = None,
    ) -> Iterator[Dict[str, Any]]:
        """
        The events to the last one. A line that breaks is opened again after the last event, so that nothing is lost,
        repeated or charged twice.
        """
        request = self._request(method, path, params, query, body, headers)
        request.add_header("Accept", "text/event-stream")
        failures = 0
        while True:
            if last_event_id is not None:
                request.add_header("Last-Event-ID", last_event_id)
            try:
                with _opened(request, self._timeout) as response:
                    for event in _events(response):
                        if event["event"] == "error":
                            raise _error_of_event(event["data"], response.headers.get("x-request-id"))
                        last_event_id = event["id"] or last_event_id
                        # A block without data brings a position alone.
                        if event["data"] is None:
                            continue
                        failures = 0
                        yield event
                        if event["event"] == "complete":
                            return
                raise _connection_failed("the stream ended before its last event")
            except SajuError as error:
                self._pause(error, failures)
                failures += 1

    def _request(self, method, path, params, query, body, headers) -> Request:
        for name, value in params.items():
            path = path.replace("{" + name + "}", quote(value, safe=""))
        given = {name: value for name, value in (query or {}).items() if value is not None}
        words = urlencode({name: _word(value) for name, value in given.items()})
        request = Request(self._base_url + path + ("?" + words if words else ""), method=method)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        # All attempts have one key, so that nothing is done twice.
        own = {} if method == "GET" else {"Idempotency-Key": str(uuid.uuid4())}
        chosen = {name: value for name, value in (headers or {}).items() if value is not None}
        for name, value in {**own, **chosen, **self._headers}.items():
            request.add_header(name, value)
        return request

    def _pause(self, error: SajuError, failures: int) -> None:
        """Waits until a repeat makes sense, or raises the error."""
        delay = error.retry_after
        if delay is None:
            delay = min(0.5 * 2**failures, 8) * (0.5 + random.random() / 2)
        if not error.retryable or failures >= self._max_retries or delay > self._max_retry_delay:
            raise error
        time.sleep(delay)


class _NoRedirect(HTTPRedirectHandler):
    """A redirect would take the key to another address: it is an error."""

    def redirect_request(self, *_: Any) -> None:
        return None


_OPENER = build_opener(_NoRedirect)


def _opened(request: Request, timeout: float):
    try:
        return _OPENER.open(request, timeout=timeout)
    except HTTPError as answer:
        with answer:
            raise _error_of(answer) from None
    except (OSError, HTTPException) as cause:
        raise _connection_failed(cause) from cause


def _read(response) -> bytes:
    try:
        return response.read()
    except (OSError, HTTPException) as cause:
        raise _connection_failed(cause) from cause


def _connection_failed(cause: object) -> SajuError:
    is_late = isinstance(getattr(cause, "reason", cause), TimeoutError)
    code = "timeout" if is_late else "connection_failed"
    return SajuError(f"The connection failed: {cause}", code, retryable=True)


def _error_of(answer: HTTPError) -> SajuError:
    """Problem details, or whatever a proxy sends."""
    try:
        problem = json.loads(_read(answer))
    except ValueError:
        problem = None
    if not isinstance(problem, dict):
        problem = {}
    retry_after = _seconds(answer.headers.get("retry-after") or problem.get("retry_after"))
    # A 409 with Retry-After: the first request with this Idempotency-Key is still running.
    may_change = answer.code in _TRANSIENT or (answer.code == 409 and retry_after is not None)
    return SajuError(
        problem.get("detail") or f"The service answered {answer.code}.",
        code=problem.get("code") or f"http_{answer.code}",
        status=answer.code,
        reason=problem.get("reason"),
        hint=problem.get("hint"),
        request_id=answer.headers.get("x-request-id") or problem.get("request_id"),
        retry_after=retry_after,
        errors=problem.get("errors"),
        # Only an operator can change that the server has no credentials for the model.
        retryable=may_change and problem.get("reason") != "not_configured",
    )


def _error_of_event(data: Any, request_id: Optional[str]) -> SajuError:
    event = data if isinstance(data, dict) else {}
    return SajuError(
        event.get("message") or "The stream failed.",
        code=event.get("code") or "internal_error",
        reason=event.get("reason"),
        request_id=request_id,
        retryable=event.get("retryable") is True and event.get("reason") != "not_configured",
    )


def _seconds(value: Any) -> Optional[float]:
    """Of seconds or of an HTTP date."""
    if value is None:
        return None
    try:
        return max(0.0, float(value))
    except ValueError:
        pass
    try:
        return max(0.0, (parsedate_to_datetime(value) - datetime.now(timezone.utc)).total_seconds())
    except (TypeError, ValueError):
        return None


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _events(response) -> Iterator[Dict[str, Any]]:
    event, id, data = "message", "", []
    while True:
        try:
            line = response.readline(_MAX_LINE)
        except (OSError, HTTPException) as cause:
            raise _connection_failed(cause) from cause
        if line == b"":
            return
        text = line.decode().rstrip("\r\n")
        if text == "":
            if data or id:
                yield {"event": event, "id": id, "data": _parsed(data)}
            event, id, data = "message", "", []
            continue
        name, _, value = text.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if name == "event":
            event = value
        elif name == "id":
            id = value
        elif name == "data":
            data.append(value)


def _parsed(data: List[str]) -> Any:
    try:
        return json.loads("\n".join(data)) if data else None
    except ValueError as cause:
        raise _connection_failed("an event of the stream is not JSON") from cause
