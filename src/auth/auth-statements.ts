export const consumptionColumns = `allowed, minute_left as "minuteLeft", day_left as "dayLeft", retry_after_s as "retryAfterSeconds",
  minute_reset_s as "minuteResetSeconds", day_reset_s as "dayResetSeconds", at_ms as "atMs"`;
export const consumeExactSql = `select allowed, retry_after_s as "retryAfterSeconds", at_ms as "atMs"
  from auth.consume_recent($1, $2, $3)`;
export const authenticateKeySql = `select id, owner, mode, scopes, organisation, expires_at as "expiresAt", state, temporary, ${consumptionColumns}
  from auth.authenticate_key($1, $2, $3, $4)`;
export const chargeColumns = `charged, points_left as "pointsLeft", points_retry_s as "pointsRetrySeconds",
  points_reset_s as "pointsResetSeconds", charged_at_s as "chargedAtSecond"`;
export const authenticateKeyWithCostSql = `select id, owner, mode, scopes, organisation, expires_at as "expiresAt", state, temporary, ${consumptionColumns}, ${chargeColumns}
  from auth.authenticate_key($1, $2, $3, $4) k
  left join lateral auth.consume_cost('key:' || k.id, case when k.allowed then $5::int end,
    case k.mode when 'live' then $7::int else $6::int end) c on true`;
const sessionColumns = `session_id as "sessionId", member_id as "memberId", email, owner, organisation, role, expires_at as "expiresAt", ${consumptionColumns}`;
const countedSessionSql = `auth.authenticate_session($1) s cross join lateral auth.consume('member:' || s.member_id, $2, $3) k`;
export const authenticateSessionSql = `select ${sessionColumns} from ${countedSessionSql}`;
export const authenticateSessionWithCostSql = `select ${sessionColumns}, ${chargeColumns} from ${countedSessionSql}
  left join lateral auth.consume_cost('member:' || s.member_id, case when k.allowed then $4::int end, $5) c on true`;
