import { z } from 'zod'
import { id, slugParam } from '../../kernel/ids.ts'
import { cutList } from '../../kernel/envelope.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { searchLimits } from '../../kernel/words/search-words.ts'

/** How many places a search answers; more words find the others. */
export const findingLimits = { places: 60, perLesson: 8 } as const

/** Where words were found. */
export const placeKinds = ['title', 'section', 'text', 'film', 'file', 'question'] as const
export type PlaceKind = (typeof placeKinds)[number]

const foundPlace = z.object({
  kind: z.enum(placeKinds),
  unit_id: id.nullable(),
  section_id: id.nullable(),
  /** Seconds from the beginning of the film or recording. */
  moment: z.number().nullable(),
  /** The file in which it stands. */
  file_name: z.string().nullable(),
  text: z.string(),
  /** The places of the found words in `text`. */
  found: z.array(z.object({ start: z.int(), end: z.int() })),
  /** Where it stands: the lesson at the unit, or the film at the moment. */
  link: z.string(),
})
export type FoundPlace = z.infer<typeof foundPlace>

const foundLesson = z.object({
  id,
  title: z.string(),
  link: z.string(),
  /** The first of them. */
  places: z.array(foundPlace).max(findingLimits.perLesson),
  places_count: z.int(),
})
export type FoundLesson = z.infer<typeof foundLesson>

export const findInCourse = defineOperation({
  id: 'courses.findInCourse',
  method: 'GET',
  path: '/public/courses/:course_slug/search',
  summary: 'Words in the open lessons of a course: texts, films, files, and the questions of own practices',
  params: z.object({ course_slug: slugParam }),
  query: z.object({
    query: z.string().max(searchLimits.longest).default(''),
  }),
  output: cutList(foundLesson, findingLimits.places).extend({
    /** Whether the query has enough letters to be searched for. */
    is_searched: z.boolean(),
  }),
  errors: [],
  permission: {
    kind: 'public',
    why: 'Searches only lessons that the access decision opens to whoever asks; visitors get those that anybody may read.',
  },
  entersSchool: true,
  perMinute: 60,
})
