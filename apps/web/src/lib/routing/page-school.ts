import type { PublicSchool } from '@lectern/contract/schools/schools'

/** A part of a page as the router knows it. */
export interface PageMatch {
  readonly routeId: string
  readonly loaderData?: unknown
}

type FaceOfSchool = Pick<PublicSchool, 'name' | 'logo_url' | 'branding' | 'time_zone'>

// Every page under a school's name stands in one of them.
const frames = new Set(['/_learner', '/_enter'])

const holdsSchool = (data: unknown): data is { school: FaceOfSchool } =>
  typeof data === 'object' && data !== null && 'school' in data

/** The school under whose name a page stands; undefined for the workbench and for pages outside of any school. */
export const schoolOf = (matches: readonly PageMatch[]): FaceOfSchool | undefined => {
  const data = matches.find(({ routeId }) => frames.has(routeId))?.loaderData
  return holdsSchool(data) ? data.school : undefined
}
