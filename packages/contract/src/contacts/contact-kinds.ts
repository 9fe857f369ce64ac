/** How a school came to know a person. */
export const contactSources = [
  'registration',
  'enrolment',
  'invitation',
  'manual',
  'import',
  'form',
  'order',
] as const
export type ContactSource = (typeof contactSources)[number]

/** An erased contact keeps its number and what sums need, and nothing that tells who it was. */
export const contactStatuses = ['active', 'blocked', 'erased'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** What is known of the address of a contact. */
export const addressStates = ['unknown', 'confirmed', 'soft_bounce', 'hard_bounce', 'complaint'] as const
export type AddressState = (typeof addressStates)[number]

/** In which order contacts are listed: who did something last, who came last, by surname and name. */
export const contactOrders = ['activity', 'created', 'name'] as const
export type ContactOrder = (typeof contactOrders)[number]
