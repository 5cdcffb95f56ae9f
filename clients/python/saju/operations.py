"""Written by `npm run docs:openapi`: a method for each operation of docs/openapi.json that is not deprecated."""

from typing import Any, Dict, Iterator, List, Literal, Optional, Union

Json = Dict[str, Any]


class Operations:
    """What a client sends and returns: `_call` and `_stream` are its own."""

    _call: Any
    _stream: Any

    def check_health(
        self,
    ) -> Any:
        """Check whether database and cache respond. Needs no key."""
        return self._call(
            "GET",
            "/v1/health",
            {},
        )

    def get_status(
        self,
    ) -> Any:
        """Read the measured status of the service and its parts, with incidents. Any valid key will do."""
        return self._call(
            "GET",
            "/v1/status",
            {},
        )

    def create_key(
        self,
        body: Json,
    ) -> Any:
        """Create an API key; it is shown this once. Needs the account's access token. `Idempotency-Key` is ignored here."""
        return self._call(
            "POST",
            "/v1/keys",
            {},
            body=body,
            may_repeat=False,
        )

    def list_keys(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> Any:
        """List the account's keys of both modes, without the keys themselves. Needs the account's access token."""
        return self._call(
            "GET",
            "/v1/keys",
            {},
            query={"limit": limit, "cursor": cursor},
        )

    def revoke_key(
        self,
        id: str,
    ) -> None:
        """Revoke a key. Needs the account's access token. `Idempotency-Key` is ignored here."""
        return self._call(
            "DELETE",
            "/v1/keys/{id}",
            {"id": id},
            may_repeat=False,
        )

    def rotate_key(
        self,
        id: str,
        body: Optional[Json] = None,
    ) -> Any:
        """Replace a key; the old one ends after the overlap. Needs the account's access token. `Idempotency-Key` is ignored here."""
        return self._call(
            "POST",
            "/v1/keys/{id}/rotate",
            {"id": id},
            body=body,
            may_repeat=False,
        )

    def create_profile(
        self,
        body: Json,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Create a profile; its four pillars are computed. The key needs `profile:write`."""
        return self._call(
            "POST",
            "/v1/profiles",
            {},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def list_profiles(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        external_id: Optional[str] = None,
        day_master_element: Optional[Literal["wood", "fire", "earth", "metal", "water"]] = None,
    ) -> Any:
        """List profiles. The key needs `profile:read`."""
        return self._call(
            "GET",
            "/v1/profiles",
            {},
            query={"limit": limit, "cursor": cursor, "external_id": external_id, "day_master_element": day_master_element},
        )

    def get_profile(
        self,
        id: str,
    ) -> Any:
        """Read a profile, masked. The key needs `profile:read`."""
        return self._call(
            "GET",
            "/v1/profiles/{id}",
            {"id": id},
        )

    def replace_profile(
        self,
        id: str,
        body: Json,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Replace a profile; changed birth data recompute its pillars. The key needs `profile:write`."""
        return self._call(
            "PUT",
            "/v1/profiles/{id}",
            {"id": id},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def update_profile(
        self,
        id: str,
        body: Optional[Json] = None,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Change the given fields of a profile; changed birth data recompute its pillars. The key needs `profile:write`."""
        return self._call(
            "PATCH",
            "/v1/profiles/{id}",
            {"id": id},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def delete_profile(
        self,
        id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Delete a profile with all its fortunes. The key needs `profile:write`."""
        return self._call(
            "DELETE",
            "/v1/profiles/{id}",
            {"id": id},
            headers={"Idempotency-Key": idempotency_key},
        )

    def unmask_profile(
        self,
        id: str,
    ) -> Any:
        """Read a profile with its personal data (audited). The key needs `profile:unmask`."""
        return self._call(
            "GET",
            "/v1/profiles/{id}/unmasked",
            {"id": id},
        )

    def create_fortune(
        self,
        body: Json,
        *,
        idempotency_key: Optional[str] = None,
        prefer: Optional[str] = None,
    ) -> Any:
        """Generate a fortune, or return the stored one. The key needs `fortune:write`."""
        return self._call(
            "POST",
            "/v1/fortunes",
            {},
            body=body,
            headers={"Idempotency-Key": idempotency_key, "Prefer": prefer},
        )

    def list_fortunes(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        profile_id: Optional[str] = None,
        fortune_type: Optional[Literal["daily", "monthly", "yearly"]] = None,
        type: Optional[Literal["daily", "monthly", "yearly"]] = None,
        fortune_date: Optional[str] = None,
        date_from: Optional[str] = None,
        date_to: Optional[str] = None,
        model: Optional[Literal["haiku", "sonnet", "gpt4o", "gemini"]] = None,
    ) -> Any:
        """List fortunes. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v1/fortunes",
            {},
            query={"limit": limit, "cursor": cursor, "profile_id": profile_id, "fortune_type": fortune_type, "type": type, "fortune_date": fortune_date, "date_from": date_from, "date_to": date_to, "model": model},
        )

    def get_daily_fortune(
        self,
        profile_id: str,
        *,
        auto_generate: Optional[bool] = None,
        model: Optional[Literal["haiku", "sonnet", "gpt4o", "gemini"]] = None,
    ) -> Any:
        """Read today's fortune of a profile, generated if there is none. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v1/fortunes/daily/{profile_id}",
            {"profile_id": profile_id},
            query={"auto_generate": auto_generate, "model": model},
        )

    def get_fortune(
        self,
        id: str,
    ) -> Any:
        """Read a fortune, masked. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v1/fortunes/{id}",
            {"id": id},
        )

    def delete_fortune(
        self,
        id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Delete a fortune. The key needs `fortune:write`."""
        return self._call(
            "DELETE",
            "/v1/fortunes/{id}",
            {"id": id},
            headers={"Idempotency-Key": idempotency_key},
        )

    def unmask_fortune(
        self,
        id: str,
    ) -> Any:
        """Read a fortune with personal data and analysis (audited). The key needs `fortune:unmask`."""
        return self._call(
            "GET",
            "/v1/fortunes/{id}/unmasked",
            {"id": id},
        )

    def get_fallbacks(
        self,
    ) -> Any:
        """Read which models answer when one fails. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v1/fallbacks",
            {},
        )

    def set_fallbacks(
        self,
        body: Json,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Set which models answer when one fails. The key needs `fortune:write`."""
        return self._call(
            "PUT",
            "/v1/fallbacks",
            {},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def stream_fortune(
        self,
        body: Json,
        *,
        last_event_id: Optional[str] = None,
    ) -> Iterator[Json]:
        """Generate a fortune and stream it section by section (SSE). The key needs `stream:read` and `fortune:write`. `Idempotency-Key` is ignored here."""
        return self._stream(
            "POST",
            "/v1/fortunes/stream",
            {},
            body=body,
            last_event_id=last_event_id,
        )

    def create_batch(
        self,
        body: Json,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Generate the fortunes of many profiles in the background. The key needs `fortune:write`."""
        return self._call(
            "POST",
            "/v1/fortunes/batch",
            {},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def list_batches(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> Any:
        """List batches. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v1/fortunes/batch",
            {},
            query={"limit": limit, "cursor": cursor},
        )

    def get_batch(
        self,
        batch_id: str,
    ) -> Any:
        """Read a batch, with its results once it has ended. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v1/fortunes/batch/{batch_id}",
            {"batch_id": batch_id},
        )

    def list_batch_items(
        self,
        batch_id: str,
        *,
        status: Optional[Literal["waiting", "started", "success", "cached", "failed", "canceled"]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> Any:
        """List the items of a batch, also while it runs. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v1/fortunes/batch/{batch_id}/items",
            {"batch_id": batch_id},
            query={"status": status, "limit": limit, "cursor": cursor},
        )

    def cancel_batch(
        self,
        batch_id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Cancel the items that have not started. The key needs `fortune:write`."""
        return self._call(
            "POST",
            "/v1/fortunes/batch/{batch_id}/cancel",
            {"batch_id": batch_id},
            headers={"Idempotency-Key": idempotency_key},
        )

    def retry_batch(
        self,
        batch_id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Retry the failed items, each of which counts towards the daily limit. The key needs `fortune:write`."""
        return self._call(
            "POST",
            "/v1/fortunes/batch/{batch_id}/retry",
            {"batch_id": batch_id},
            headers={"Idempotency-Key": idempotency_key},
        )

    def follow_batch(
        self,
        batch_id: str,
        *,
        last_event_id: Optional[str] = None,
    ) -> Iterator[Json]:
        """Follow the progress of a batch (SSE). The key needs `stream:read`."""
        return self._stream(
            "GET",
            "/v1/fortunes/batch/{batch_id}/events",
            {"batch_id": batch_id},
            last_event_id=last_event_id,
        )

    def get_daily_schedule(
        self,
    ) -> Any:
        """Read the work scheduled after midnight KST. The key needs `fortune:write`."""
        return self._call(
            "GET",
            "/v1/schedules/daily",
            {},
        )

    def set_daily_schedule(
        self,
        body: Optional[Json] = None,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Switch the daily generation and cache warming on or off. The key needs `fortune:write`."""
        return self._call(
            "PUT",
            "/v1/schedules/daily",
            {},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def compose_daily_fortune(
        self,
        body: Optional[Json] = None,
    ) -> Any:
        """The whole daily fortune: character, tendency, the day and its advice. The key needs `fortune:read`."""
        return self._call(
            "POST",
            "/v1/fortunes/daily",
            {},
            body=body,
        )

    def compose_weekly_fortune(
        self,
        body: Optional[Json] = None,
    ) -> Any:
        """The fortune of a week, Monday to Sunday. The key needs `fortune:read`."""
        return self._call(
            "POST",
            "/v1/fortunes/weekly",
            {},
            body=body,
        )

    def get_character(
        self,
        *,
        profile_id: Optional[str] = None,
        name: Optional[str] = None,
        birth_date: Optional[str] = None,
        birthDate: Optional[str] = None,
        birth_time: Optional[str] = None,
        birthTime: Optional[str] = None,
        gender: Optional[Literal["male", "female"]] = None,
        calendar_type: Optional[Literal["solar", "lunar"]] = None,
        is_leap_month: Optional[bool] = None,
        clock: Optional[Literal["standard", "civil"]] = None,
        birth_place: Optional[Literal["seoul", "busan", "daegu", "incheon", "gwangju", "daejeon", "ulsan", "sejong", "suwon", "chuncheon", "gangneung", "cheongju", "jeonju", "mokpo", "yeosu", "pohang", "changwon", "jeju", "pyongyang", "tokyo", "osaka", "beijing", "shanghai", "tashkent", "london", "paris", "berlin", "new_york", "chicago", "los_angeles", "vancouver", "sydney"]] = None,
        day_boundary: Optional[Literal["split", "zi_start", "midnight"]] = None,
        longitude_deg: Optional[float] = None,
        fold: Optional[Literal["0", "1"]] = None,
        model: Optional[Literal["haiku", "sonnet", "gpt4o", "gemini"]] = None,
        date: Optional[str] = None,
    ) -> Any:
        """The investment personality alone. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v1/fortunes/character",
            {},
            query={"profile_id": profile_id, "name": name, "birth_date": birth_date, "birthDate": birthDate, "birth_time": birth_time, "birthTime": birthTime, "gender": gender, "calendar_type": calendar_type, "is_leap_month": is_leap_month, "clock": clock, "birth_place": birth_place, "day_boundary": day_boundary, "longitude_deg": longitude_deg, "fold": fold, "model": model, "date": date},
        )

    def get_tendency(
        self,
        *,
        profile_id: Optional[str] = None,
        name: Optional[str] = None,
        birth_date: Optional[str] = None,
        birthDate: Optional[str] = None,
        birth_time: Optional[str] = None,
        birthTime: Optional[str] = None,
        gender: Optional[Literal["male", "female"]] = None,
        calendar_type: Optional[Literal["solar", "lunar"]] = None,
        is_leap_month: Optional[bool] = None,
        clock: Optional[Literal["standard", "civil"]] = None,
        birth_place: Optional[Literal["seoul", "busan", "daegu", "incheon", "gwangju", "daejeon", "ulsan", "sejong", "suwon", "chuncheon", "gangneung", "cheongju", "jeonju", "mokpo", "yeosu", "pohang", "changwon", "jeju", "pyongyang", "tokyo", "osaka", "beijing", "shanghai", "tashkent", "london", "paris", "berlin", "new_york", "chicago", "los_angeles", "vancouver", "sydney"]] = None,
        day_boundary: Optional[Literal["split", "zi_start", "midnight"]] = None,
        longitude_deg: Optional[float] = None,
        fold: Optional[Literal["0", "1"]] = None,
        model: Optional[Literal["haiku", "sonnet", "gpt4o", "gemini"]] = None,
        date: Optional[str] = None,
    ) -> Any:
        """The investment tendency alone. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v1/fortunes/tendency",
            {},
            query={"profile_id": profile_id, "name": name, "birth_date": birth_date, "birthDate": birthDate, "birth_time": birth_time, "birthTime": birthTime, "gender": gender, "calendar_type": calendar_type, "is_leap_month": is_leap_month, "clock": clock, "birth_place": birth_place, "day_boundary": day_boundary, "longitude_deg": longitude_deg, "fold": fold, "model": model, "date": date},
        )

    def get_radar(
        self,
        *,
        profile_id: Optional[str] = None,
        name: Optional[str] = None,
        birth_date: Optional[str] = None,
        birthDate: Optional[str] = None,
        birth_time: Optional[str] = None,
        birthTime: Optional[str] = None,
        gender: Optional[Literal["male", "female"]] = None,
        calendar_type: Optional[Literal["solar", "lunar"]] = None,
        is_leap_month: Optional[bool] = None,
        clock: Optional[Literal["standard", "civil"]] = None,
        birth_place: Optional[Literal["seoul", "busan", "daegu", "incheon", "gwangju", "daejeon", "ulsan", "sejong", "suwon", "chuncheon", "gangneung", "cheongju", "jeonju", "mokpo", "yeosu", "pohang", "changwon", "jeju", "pyongyang", "tokyo", "osaka", "beijing", "shanghai", "tashkent", "london", "paris", "berlin", "new_york", "chicago", "los_angeles", "vancouver", "sydney"]] = None,
        day_boundary: Optional[Literal["split", "zi_start", "midnight"]] = None,
        longitude_deg: Optional[float] = None,
        fold: Optional[Literal["0", "1"]] = None,
        model: Optional[Literal["haiku", "sonnet", "gpt4o", "gemini"]] = None,
        date: Optional[str] = None,
    ) -> Any:
        """The six axes of the radar chart. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v1/fortunes/radar",
            {},
            query={"profile_id": profile_id, "name": name, "birth_date": birth_date, "birthDate": birthDate, "birth_time": birth_time, "birthTime": birthTime, "gender": gender, "calendar_type": calendar_type, "is_leap_month": is_leap_month, "clock": clock, "birth_place": birth_place, "day_boundary": day_boundary, "longitude_deg": longitude_deg, "fold": fold, "model": model, "date": date},
        )

    def stream_daily_fortune(
        self,
        body: Optional[Json] = None,
        *,
        last_event_id: Optional[str] = None,
    ) -> Iterator[Json]:
        """The daily fortune, streamed section by section (SSE). The key needs `stream:read`."""
        return self._stream(
            "POST",
            "/v1/fortunes/daily-stream",
            {},
            body=body,
            last_event_id=last_event_id,
        )

    def calculate_saju(
        self,
        body: Json,
    ) -> Any:
        """Compute the four pillars of a birth. The key needs `saju:calculate`."""
        return self._call(
            "POST",
            "/v1/calculations/saju",
            {},
            body=body,
        )

    def compose_yearly_fortune(
        self,
        body: Optional[Json] = None,
    ) -> Any:
        """The fortune of a year by quarters and months. The key needs `fortune:read`."""
        return self._call(
            "POST",
            "/v1/calculations/yearly",
            {},
            body=body,
        )

    def calculate_compatibility(
        self,
        body: Json,
    ) -> Any:
        """Compute the compatibility of two charts by rules, without AI or cost. The key needs `saju:calculate`."""
        return self._call(
            "POST",
            "/v1/calculations/compatibility",
            {},
            body=body,
        )

    def get_popular_coins(
        self,
        *,
        day_master: Optional[str] = None,
        profile_id: Optional[str] = None,
        limit: Optional[int] = None,
    ) -> Any:
        """Coins that profiles with a day master like best. The key needs `analytics:read`."""
        return self._call(
            "GET",
            "/v1/analytics/popular-coins",
            {},
            query={"day_master": day_master, "profile_id": profile_id, "limit": limit},
        )

    def get_element_comparison(
        self,
        *,
        profile_id: Optional[str] = None,
        name: Optional[str] = None,
        birth_date: Optional[str] = None,
        birthDate: Optional[str] = None,
        birth_time: Optional[str] = None,
        birthTime: Optional[str] = None,
        gender: Optional[Literal["male", "female"]] = None,
        calendar_type: Optional[Literal["solar", "lunar"]] = None,
        is_leap_month: Optional[bool] = None,
        clock: Optional[Literal["standard", "civil"]] = None,
        birth_place: Optional[Literal["seoul", "busan", "daegu", "incheon", "gwangju", "daejeon", "ulsan", "sejong", "suwon", "chuncheon", "gangneung", "cheongju", "jeonju", "mokpo", "yeosu", "pohang", "changwon", "jeju", "pyongyang", "tokyo", "osaka", "beijing", "shanghai", "tashkent", "london", "paris", "berlin", "new_york", "chicago", "los_angeles", "vancouver", "sydney"]] = None,
        day_boundary: Optional[Literal["split", "zi_start", "midnight"]] = None,
        longitude_deg: Optional[float] = None,
        fold: Optional[Literal["0", "1"]] = None,
    ) -> Any:
        """A chart's element balance against the average. The key needs `analytics:read`."""
        return self._call(
            "GET",
            "/v1/analytics/comparison",
            {},
            query={"profile_id": profile_id, "name": name, "birth_date": birth_date, "birthDate": birthDate, "birth_time": birth_time, "birthTime": birthTime, "gender": gender, "calendar_type": calendar_type, "is_leap_month": is_leap_month, "clock": clock, "birth_place": birth_place, "day_boundary": day_boundary, "longitude_deg": longitude_deg, "fold": fold},
        )

    def get_fortune_ranking(
        self,
        *,
        date: Optional[str] = None,
        limit: Optional[int] = None,
    ) -> Any:
        """Day masters by the average score of a day. The key needs `analytics:read`."""
        return self._call(
            "GET",
            "/v1/analytics/fortune-ranking",
            {},
            query={"date": date, "limit": limit},
        )

    def get_trading_styles(
        self,
        *,
        day_master: Optional[str] = None,
        profile_id: Optional[str] = None,
    ) -> Any:
        """How profiles with a day master trade. The key needs `analytics:read`."""
        return self._call(
            "GET",
            "/v1/analytics/trading-styles",
            {},
            query={"day_master": day_master, "profile_id": profile_id},
        )

    def get_portfolio_breakdown(
        self,
        *,
        day_master: Optional[str] = None,
        profile_id: Optional[str] = None,
    ) -> Any:
        """The average portfolio of profiles with a day master. The key needs `analytics:read`."""
        return self._call(
            "GET",
            "/v1/analytics/portfolio-breakdown",
            {},
            query={"day_master": day_master, "profile_id": profile_id},
        )

    def get_saju_twins(
        self,
        *,
        profile_id: Optional[str] = None,
        name: Optional[str] = None,
        birth_date: Optional[str] = None,
        birthDate: Optional[str] = None,
        birth_time: Optional[str] = None,
        birthTime: Optional[str] = None,
        gender: Optional[Literal["male", "female"]] = None,
        calendar_type: Optional[Literal["solar", "lunar"]] = None,
        is_leap_month: Optional[bool] = None,
        clock: Optional[Literal["standard", "civil"]] = None,
        birth_place: Optional[Literal["seoul", "busan", "daegu", "incheon", "gwangju", "daejeon", "ulsan", "sejong", "suwon", "chuncheon", "gangneung", "cheongju", "jeonju", "mokpo", "yeosu", "pohang", "changwon", "jeju", "pyongyang", "tokyo", "osaka", "beijing", "shanghai", "tashkent", "london", "paris", "berlin", "new_york", "chicago", "los_angeles", "vancouver", "sydney"]] = None,
        day_boundary: Optional[Literal["split", "zi_start", "midnight"]] = None,
        longitude_deg: Optional[float] = None,
        fold: Optional[Literal["0", "1"]] = None,
    ) -> Any:
        """What profiles with the same pillars have in common. The key needs `analytics:read`."""
        return self._call(
            "GET",
            "/v1/analytics/saju-twin",
            {},
            query={"profile_id": profile_id, "name": name, "birth_date": birth_date, "birthDate": birthDate, "birth_time": birth_time, "birthTime": birthTime, "gender": gender, "calendar_type": calendar_type, "is_leap_month": is_leap_month, "clock": clock, "birth_place": birth_place, "day_boundary": day_boundary, "longitude_deg": longitude_deg, "fold": fold},
        )

    def create_webhook(
        self,
        body: Json,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Create a webhook; its secret is shown this once. The key needs `webhook:manage`."""
        return self._call(
            "POST",
            "/v1/webhooks",
            {},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def list_webhooks(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        active: Optional[bool] = None,
    ) -> Any:
        """List webhooks. The key needs `webhook:manage`."""
        return self._call(
            "GET",
            "/v1/webhooks",
            {},
            query={"limit": limit, "cursor": cursor, "active": active},
        )

    def get_webhook(
        self,
        id: str,
    ) -> Any:
        """Read a webhook. The key needs `webhook:manage`."""
        return self._call(
            "GET",
            "/v1/webhooks/{id}",
            {"id": id},
        )

    def update_webhook(
        self,
        id: str,
        body: Optional[Json] = None,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Change a webhook; `active: true` also resets its failure count. The key needs `webhook:manage`."""
        return self._call(
            "PATCH",
            "/v1/webhooks/{id}",
            {"id": id},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def delete_webhook(
        self,
        id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Delete a webhook. The key needs `webhook:manage`."""
        return self._call(
            "DELETE",
            "/v1/webhooks/{id}",
            {"id": id},
            headers={"Idempotency-Key": idempotency_key},
        )

    def test_webhook(
        self,
        id: str,
        body: Optional[Json] = None,
    ) -> Any:
        """Send a test event and return its result. The key needs `webhook:manage`. `Idempotency-Key` is ignored here."""
        return self._call(
            "POST",
            "/v1/webhooks/{id}/test",
            {"id": id},
            body=body,
        )

    def rotate_webhook_secret(
        self,
        id: str,
    ) -> Any:
        """Replace the secret; the old one also signs for 24 hours. The key needs `webhook:manage`. `Idempotency-Key` is ignored here."""
        return self._call(
            "POST",
            "/v1/webhooks/{id}/rotate-secret",
            {"id": id},
        )

    def list_deliveries(
        self,
        id: str,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        status: Optional[Literal["pending", "success", "failed"]] = None,
    ) -> Any:
        """List the deliveries of a webhook. The key needs `webhook:manage`."""
        return self._call(
            "GET",
            "/v1/webhooks/{id}/deliveries",
            {"id": id},
            query={"limit": limit, "cursor": cursor, "status": status},
        )

    def get_delivery(
        self,
        id: str,
        delivery_id: str,
    ) -> Any:
        """Read a delivery or a test, with what was sent and answered in its last 20 attempts. The key needs `webhook:manage`."""
        return self._call(
            "GET",
            "/v1/webhooks/{id}/deliveries/{delivery_id}",
            {"id": id, "delivery_id": delivery_id},
        )

    def replay_events(
        self,
        id: str,
        body: Json,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Deliver the failed and missed events of a period again. The key needs `webhook:manage`."""
        return self._call(
            "POST",
            "/v1/webhooks/{id}/replay",
            {"id": id},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def redeliver_event(
        self,
        id: str,
        delivery_id: str,
    ) -> Any:
        """Deliver an event again. The key needs `webhook:manage`. `Idempotency-Key` is ignored here."""
        return self._call(
            "POST",
            "/v1/webhooks/{id}/deliveries/{delivery_id}/redeliver",
            {"id": id, "delivery_id": delivery_id},
        )

    def list_events(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        type: Optional[Literal["fortune.generated", "fortune.deleted", "profile.created", "profile.updated", "profile.deleted", "batch.completed", "daily.reset", "cache.warmed", "rate_limit.warning", "webhook.disabled"]] = None,
        webhook_id: Optional[str] = None,
        delivered: Optional[bool] = None,
        created_from: Optional[str] = None,
        created_to: Optional[str] = None,
    ) -> Any:
        """List the events of the last 30 days. The key needs `webhook:manage`."""
        return self._call(
            "GET",
            "/v1/events",
            {},
            query={"limit": limit, "cursor": cursor, "type": type, "webhook_id": webhook_id, "delivered": delivered, "created_from": created_from, "created_to": created_to},
        )

    def get_event(
        self,
        id: str,
    ) -> Any:
        """Read an event of the last 30 days. The key needs `webhook:manage`."""
        return self._call(
            "GET",
            "/v1/events/{id}",
            {"id": id},
        )

    def get_usage_report(
        self,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        period: Optional[Literal["hour", "day", "week", "month"]] = None,
        group_by: Optional[Literal["endpoint", "method", "status_code", "key"]] = None,
        latency_by: Optional[Literal["model"]] = None,
    ) -> Any:
        """Requests, latencies and charges by endpoint, method, status or key, and over time. The key needs `usage:read`."""
        return self._call(
            "GET",
            "/v1/reports/usage",
            {},
            query={"start_date": start_date, "end_date": end_date, "period": period, "group_by": group_by, "latency_by": latency_by},
        )

    def get_fortune_report(
        self,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        fortune_type: Optional[Literal["daily", "monthly", "yearly"]] = None,
        type: Optional[Literal["daily", "monthly", "yearly"]] = None,
    ) -> Any:
        """Fortunes generated, by type, model, score and day. The key needs `usage:read`."""
        return self._call(
            "GET",
            "/v1/reports/fortunes",
            {},
            query={"start_date": start_date, "end_date": end_date, "fortune_type": fortune_type, "type": type},
        )

    def get_profile_report(
        self,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
    ) -> Any:
        """Profiles by element, gender, decade of birth and day of creation. The key needs `usage:read`."""
        return self._call(
            "GET",
            "/v1/reports/profiles",
            {},
            query={"start_date": start_date, "end_date": end_date},
        )

    def list_audit_entries(
        self,
        *,
        action: Optional[Literal["profile.created", "profile.updated", "profile.deleted", "profile.unmasked", "profile.compared", "fortune.created", "fortune.deleted", "fortune.unmasked", "webhook.created", "webhook.deleted", "fallbacks.updated", "account.token_rotated"]] = None,
        resource_type: Optional[Literal["profile", "fortune", "webhook", "account"]] = None,
        resource_id: Optional[str] = None,
        actor_ip: Optional[str] = None,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> Any:
        """The audit log, newest first. The key needs `audit:read`."""
        return self._call(
            "GET",
            "/v1/reports/audit",
            {},
            query={"action": action, "resource_type": resource_type, "resource_id": resource_id, "actor_ip": actor_ip, "start_date": start_date, "end_date": end_date, "limit": limit, "cursor": cursor},
        )

    def list_requests(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        status: Optional[str] = None,
        path: Optional[str] = None,
        code: Optional[str] = None,
        key: Optional[str] = None,
        created_from: Optional[str] = None,
        created_to: Optional[str] = None,
    ) -> Any:
        """List the requests of the last days that changed something or failed. The key needs `usage:read`."""
        return self._call(
            "GET",
            "/v1/requests",
            {},
            query={"limit": limit, "cursor": cursor, "status": status, "path": path, "code": code, "key": key, "created_from": created_from, "created_to": created_to},
        )

    def get_request(
        self,
        id: str,
    ) -> Any:
        """Read a request of the last days that changed something or failed. The key needs `usage:read`."""
        return self._call(
            "GET",
            "/v1/requests/{id}",
            {"id": id},
        )

    def create_profile_v2(
        self,
        body: Json,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Create a profile; its four pillars are computed. The key needs `profile:write`."""
        return self._call(
            "POST",
            "/v2/profiles",
            {},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def list_profiles_v2(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        external_id: Optional[str] = None,
        day_master_element: Optional[Literal["wood", "fire", "earth", "metal", "water"]] = None,
    ) -> Any:
        """List profiles. The key needs `profile:read`."""
        return self._call(
            "GET",
            "/v2/profiles",
            {},
            query={"limit": limit, "cursor": cursor, "external_id": external_id, "day_master_element": day_master_element},
        )

    def get_profile_v2(
        self,
        id: str,
    ) -> Any:
        """Read a profile, masked. The key needs `profile:read`."""
        return self._call(
            "GET",
            "/v2/profiles/{id}",
            {"id": id},
        )

    def update_profile_v2(
        self,
        id: str,
        body: Optional[Json] = None,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Change the given fields of a profile; changed birth data recompute its pillars. The key needs `profile:write`."""
        return self._call(
            "PATCH",
            "/v2/profiles/{id}",
            {"id": id},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def delete_profile_v2(
        self,
        id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Delete a profile with all its fortunes. The key needs `profile:write`."""
        return self._call(
            "DELETE",
            "/v2/profiles/{id}",
            {"id": id},
            headers={"Idempotency-Key": idempotency_key},
        )

    def unmask_profile_v2(
        self,
        id: str,
    ) -> Any:
        """Read a profile with its personal data (audited). The key needs `profile:unmask`. The account needs the plan enterprise."""
        return self._call(
            "GET",
            "/v2/profiles/{id}/unmasked",
            {"id": id},
        )

    def create_fortune_v2(
        self,
        body: Json,
        *,
        idempotency_key: Optional[str] = None,
        prefer: Optional[str] = None,
    ) -> Any:
        """Generate a fortune, or return the stored one. The key needs `fortune:write`."""
        return self._call(
            "POST",
            "/v2/fortunes",
            {},
            body=body,
            headers={"Idempotency-Key": idempotency_key, "Prefer": prefer},
        )

    def list_fortunes_v2(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        profile_id: Optional[str] = None,
        fortune_type: Optional[Literal["daily", "monthly", "yearly"]] = None,
        type: Optional[Literal["daily", "monthly", "yearly"]] = None,
        fortune_date: Optional[str] = None,
        date_from: Optional[str] = None,
        date_to: Optional[str] = None,
        model: Optional[Literal["haiku", "sonnet", "gpt4o", "gemini"]] = None,
    ) -> Any:
        """List fortunes. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v2/fortunes",
            {},
            query={"limit": limit, "cursor": cursor, "profile_id": profile_id, "fortune_type": fortune_type, "type": type, "fortune_date": fortune_date, "date_from": date_from, "date_to": date_to, "model": model},
        )

    def create_batch_v2(
        self,
        body: Json,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Generate the fortunes of many profiles in the background. The key needs `fortune:write`."""
        return self._call(
            "POST",
            "/v2/fortunes/batch",
            {},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def get_batch_v2(
        self,
        batch_id: str,
    ) -> Any:
        """Read a batch, with its results once it has ended. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v2/fortunes/batch/{batch_id}",
            {"batch_id": batch_id},
        )

    def stream_fortune_v2(
        self,
        body: Json,
        *,
        last_event_id: Optional[str] = None,
    ) -> Iterator[Json]:
        """Generate a fortune and stream it section by section (SSE). The key needs `stream:read` and `fortune:write`. `Idempotency-Key` is ignored here."""
        return self._stream(
            "POST",
            "/v2/fortunes/stream",
            {},
            body=body,
            last_event_id=last_event_id,
        )

    def get_fortune_v2(
        self,
        id: str,
    ) -> Any:
        """Read a fortune, masked. The key needs `fortune:read`."""
        return self._call(
            "GET",
            "/v2/fortunes/{id}",
            {"id": id},
        )

    def delete_fortune_v2(
        self,
        id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Delete a fortune. The key needs `fortune:write`."""
        return self._call(
            "DELETE",
            "/v2/fortunes/{id}",
            {"id": id},
            headers={"Idempotency-Key": idempotency_key},
        )

    def unmask_fortune_v2(
        self,
        id: str,
    ) -> Any:
        """Read a fortune with personal data and analysis (audited). The key needs `fortune:unmask`. The account needs the plan enterprise."""
        return self._call(
            "GET",
            "/v2/fortunes/{id}/unmasked",
            {"id": id},
        )

    def create_webhook_v2(
        self,
        body: Json,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Create a webhook; its secret is shown this once. The key needs `webhook:manage`. The account needs the plan business or a larger one."""
        return self._call(
            "POST",
            "/v2/webhooks",
            {},
            body=body,
            headers={"Idempotency-Key": idempotency_key},
        )

    def list_webhooks_v2(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        active: Optional[bool] = None,
    ) -> Any:
        """List webhooks. The key needs `webhook:manage`. The account needs the plan business or a larger one."""
        return self._call(
            "GET",
            "/v2/webhooks",
            {},
            query={"limit": limit, "cursor": cursor, "active": active},
        )

    def get_webhook_v2(
        self,
        id: str,
    ) -> Any:
        """Read a webhook. The key needs `webhook:manage`. The account needs the plan business or a larger one."""
        return self._call(
            "GET",
            "/v2/webhooks/{id}",
            {"id": id},
        )

    def delete_webhook_v2(
        self,
        id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Delete a webhook. The key needs `webhook:manage`. The account needs the plan business or a larger one."""
        return self._call(
            "DELETE",
            "/v2/webhooks/{id}",
            {"id": id},
            headers={"Idempotency-Key": idempotency_key},
        )

    def test_webhook_v2(
        self,
        id: str,
        body: Optional[Json] = None,
    ) -> Any:
        """Send a test event and return its result. The key needs `webhook:manage`. The account needs the plan business or a larger one. `Idempotency-Key` is ignored here."""
        return self._call(
            "POST",
            "/v2/webhooks/{id}/test",
            {"id": id},
            body=body,
        )

    def get_usage_report_v2(
        self,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        period: Optional[Literal["hour", "day", "week", "month"]] = None,
        group_by: Optional[Literal["endpoint", "method", "status_code", "key"]] = None,
        latency_by: Optional[Literal["model"]] = None,
    ) -> Any:
        """Requests, latencies and charges by endpoint, method, status or key, and over time. The key needs `usage:read`. The account needs the plan business or a larger one."""
        return self._call(
            "GET",
            "/v2/reports/usage",
            {},
            query={"start_date": start_date, "end_date": end_date, "period": period, "group_by": group_by, "latency_by": latency_by},
        )

    def get_fortune_report_v2(
        self,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        fortune_type: Optional[Literal["daily", "monthly", "yearly"]] = None,
        type: Optional[Literal["daily", "monthly", "yearly"]] = None,
    ) -> Any:
        """Fortunes generated, by type, model, score and day. The key needs `usage:read`. The account needs the plan business or a larger one."""
        return self._call(
            "GET",
            "/v2/reports/fortunes",
            {},
            query={"start_date": start_date, "end_date": end_date, "fortune_type": fortune_type, "type": type},
        )

    def get_profile_report_v2(
        self,
        *,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
    ) -> Any:
        """Profiles by element, gender, decade of birth and day of creation. The key needs `usage:read`. The account needs the plan business or a larger one."""
        return self._call(
            "GET",
            "/v2/reports/profiles",
            {},
            query={"start_date": start_date, "end_date": end_date},
        )

    def list_audit_entries_v2(
        self,
        *,
        action: Optional[Literal["profile.created", "profile.updated", "profile.deleted", "profile.unmasked", "profile.compared", "fortune.created", "fortune.deleted", "fortune.unmasked", "webhook.created", "webhook.deleted", "fallbacks.updated", "account.token_rotated"]] = None,
        resource_type: Optional[Literal["profile", "fortune", "webhook", "account"]] = None,
        resource_id: Optional[str] = None,
        actor_ip: Optional[str] = None,
        start_date: Optional[str] = None,
        end_date: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> Any:
        """The audit log, newest first. The key needs `audit:read`. The account needs the plan enterprise."""
        return self._call(
            "GET",
            "/v2/reports/audit",
            {},
            query={"action": action, "resource_type": resource_type, "resource_id": resource_id, "actor_ip": actor_ip, "start_date": start_date, "end_date": end_date, "limit": limit, "cursor": cursor},
        )
