/** How people hear of what happens without asking. */
export const lineLimits = {
  /** A sign of life on a quiet line, so often. */
  beatMs: 15_000,
  /** How long an event is kept for those whose line was cut. */
  keptMs: 10 * 60_000,
  /** So far back a new line hears: what happened between the reading of a page and its line. */
  echoMs: 60_000,
  /** Rights are decided anew after so long, and at once when sessions, seats or enrolments change. */
  recheckMs: 120_000,
  /** Things that one line is about. */
  watches: 60,
  /** Lines of one person: browsers and devices. */
  linesOfPerson: 12,
  /** Lines that one person begins in a minute: each page has other things to hear of. */
  beginsOfPerson: 60,
  /** Lines of one address or IPv6 network: a school class stands behind one. */
  linesOfAddress: 300,
  /** Lines of one process. */
  lines: 5_000,
  /** Where no line can be held, a page asks so often. */
  askMs: 30_000,
  /** Several events within so long are fetched together (document 001 §6). */
  gatherMs: 300,
} as const
