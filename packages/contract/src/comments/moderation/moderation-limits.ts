/** Of the rules of one school, and of what one person reports. */
export const moderationLimits = {
  /** Letters of the rules that stand above the composer. */
  rules: 2_000,
  /** Comments after which nobody is a newcomer any more. */
  newcomerComments: 50,
  /** Links in one comment of a newcomer. */
  newcomerLinks: 20,
  stopWords: 100,
  stopWord: 50,
  /** Reports of different people that hide a comment. */
  hideAfterReports: 50,
  /** Letters that explain a report, or why somebody may not write. */
  note: 500,
  /** Reports of one person in a day. */
  reportsPerDay: 50,
  /** Reports that stand beside one comment, the latest first. */
  shownReports: 20,
  /** Entries of one change of many comments that name their comments. */
  loggedIds: 100,
} as const
