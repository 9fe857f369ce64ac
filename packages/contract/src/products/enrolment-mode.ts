/** How people get into a product without a purchase: by themselves, or added by the school. */
export const enrolmentModes = ['open', 'closed'] as const
export type EnrolmentMode = (typeof enrolmentModes)[number]
