/** Who opens what a card has beside its fields: of everybody, of those who learn with their teams, or of those whom they look after. */
export const mayReadContact = {
  kind: 'staff',
  anyOf: ['contact_read', 'contact_read.team', 'contact_read.own'],
} as const
