/**
 * What a person may be written to about; `letters`: news and offers. Letters about what a person bought need no consent. A domain that
 * sends something else adds its topic here, in the order in which cards show them, and its words as `consent_topic_<topic>`.
 */
export const consentTopics = ['letters'] as const
export type ConsentTopic = (typeof consentTopics)[number]

/** What was said last; `asked`: a letter that asks for the yes was sent and is not answered. */
export const consentStates = ['granted', 'withdrawn', 'asked'] as const
export type ConsentState = (typeof consentStates)[number]

/** From where it is known: the person said it in the account or by a link, in a form, the staff wrote it down, or a file told it. */
export const consentSources = ['person', 'form', 'staff', 'import'] as const
export type ConsentSource = (typeof consentSources)[number]

/** Whether what a source tells was said by the person. */
export const isOfPerson = (source: ConsentSource): boolean => source === 'person' || source === 'form'

/** Why nobody writes to an address, the strongest last: a stronger reason is never replaced by a weaker one. */
export const suppressionReasons = ['erased', 'asked', 'complaint'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** Whether news and offers may be sent to somebody, all that is known put together. */
export const letterStates = ['on', 'not_confirmed', 'off', 'bounced', 'complained', 'never'] as const
export type LetterState = (typeof letterStates)[number]
