import { report } from '../../lib/reporting.ts'
import { createAutoLogin } from './api.ts'
import type { LearnersSchool } from './learners-schools.ts'

/** Leaves for another school's own address, signed in there too; without the way in for its front page. */
export const goToSchool = async ({ origin }: Pick<LearnersSchool, 'origin'>): Promise<void> => {
  try {
    const { data } = await createAutoLogin({ body: { host: new URL(origin).hostname } })
    window.location.assign(data.url)
  } catch (error) {
    report(error, 'the way to another school')
    window.location.assign(origin)
  }
}
