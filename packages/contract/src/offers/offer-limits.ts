/** Letters and numbers of offers. Apart from the schemas: pages that only count letters need none. */
export const offerLimits = {
  title: 200,
  description: 2_000,
  url: 2_000,
  products: 20,
  plans: 6,
  planTitle: 80,
  planNote: 200,
  places: 1_000_000,
  ofSchool: 500,
  /** Of a page of the list that tells what each opens. */
  fullPerPage: 15,
  /** Those that one call of the list may ask about. */
  productsAsked: 100,
  /** Sections of one lesson that can be chosen from. */
  sectionsOfLesson: 200,
  /** Offers that the page of a course names. */
  onCoursePage: 10,
} as const
