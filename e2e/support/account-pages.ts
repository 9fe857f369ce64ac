/** The pages of the own account that everybody has; the partner's page is for partners alone. */
export const accountPages = [
  'products',
  'purchases',
  'rewards',
  'profile',
  'security',
  'history',
  'notifications',
  'data',
] as const
