export const consumptionColumns = `allowed, minute_left as "minuteLeft", day_left as "dayLeft", retry_after_s as "retryAfterSeconds",
  minute_reset_s as "minuteResetSeconds", day_reset_s as "dayResetSeconds", at_ms as "atMs"`;
export const consumeExactSql = `select allowed, retry_after_s as "retryAfterSeconds", at_ms as "atMs"
  from auth.consume_recent($1, $2, $3)`;
export const chargeColumns = `charged, points_left as "pointsLeft", points_retry_s as "pointsRetrySeconds",
  points_reset_s as "pointsResetSeconds", charged_at_s as "chargedAtSecond"`;
/** Where the log was after the last write for the owner; null without replicas, which nobody compares it with. */
const position = (hasReplicas: boolean) => `${hasReplicas ? 'auth.read_position(owner)' : 'null'} as position`;
export const admitKeysSql = (hasReplicas: boolean) =>
  `select place, id, owner, mode, to_json(scopes) as scopes, organisation, expires_at as "expiresAt", state, temporary, ${position(hasReplicas)}, ${consumptionColumns}, ${chargeColumns}
  from auth.admit_keys($1, $2, $3, $4, $5, $6, $7, $8)`;
export const admitSessionsSql = (hasReplicas: boolean) =>
  `select place, session_id as "sessionId", member_id as "memberId", email, owner, organisation, role, expires_at as "expiresAt", ${position(hasReplicas)}, ${consumptionColumns}, ${chargeColumns}
  from auth.admit_sessions($1, $2, $3, $4, $5, $6)`;
