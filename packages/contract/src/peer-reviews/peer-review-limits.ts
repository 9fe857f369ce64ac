/** Apart from the schemas: pages of learners know it, and load none of those. */
export const peerReviewLimits = {
  /** Letters of a comment, and of a report to the team. */
  comment: 10_000,
  report: 1_000,
  /** Reviews of one answer, and of one person in a practice, that are listed: replacements are beside the first ones. */
  listed: 50,
} as const
