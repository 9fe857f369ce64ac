/** Letters of what a course is called and told about it. Apart from the schemas: pages that only count letters need none. */
export const courseLimits = { title: 200, description: 5_000, slug: 120, label: 40 } as const

/** Offers that are named beside a participant. */
export const mostOffersNamed = 20
