const duplicates = '/expert/crm/contacts/duplicates'

/** Addresses of contacts that may be one person. */
export const mergePaths = {
  duplicates,
  compare: (contact: number, other: number) => `${duplicates}/${contact}/${other}`,
} as const
