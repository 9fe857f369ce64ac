/** Letters and numbers of closed groups. Apart from the schemas: pages that only count letters need none. */
export const closedGroupLimits = {
  name: 200,
  description: 2_000,
  linkName: 32,
  linkDays: 365,
  linkUsers: 99_999,
  /** Closed groups of one school. */
  groups: 200,
  /** Named links of one group that are not revoked. */
  links: 50,
} as const
