import { chooseStreak } from '@lectern/contract/streaks/streaks.api'
import type { Bind } from '../../platform/http/api.ts'
import { saveStreakChoice } from './streaks.repository.ts'

/** Binds what people choose of their days in a row. */
export const registerStreaks = (bind: Bind): void => {
  bind(chooseStreak, async ({ db, actor, school, body }) => {
    const { schoolId } = await school()
    await saveStreakChoice(db, { schoolId, userId: actor.userId }, body.is_on)
    return { data: { is_on: body.is_on } }
  })
}
