import type * as finishedApi from '@lectern/contract/learning/finished/finished.api'
import { call, load } from '../../../lib/api/index.ts'

const getFinishedCourse = call<typeof finishedApi.getFinishedCourse>(
  'GET',
  '/public/courses/:course_slug/finished',
)

type Page = Parameters<typeof load>[0] & { params: { course: string } }

/** The page of a finished course; while something is left of it, there is none. */
export const loadFinished = async (page: Page) =>
  (await load(page, getFinishedCourse, { params: { course_slug: page.params.course } })).data
