import { isTalk } from '@lectern/contract/blocks/registry'
import { insertComment } from '../../domains/comments/comments.repository.ts'
import { loadLesson } from '../../domains/lessons/use-cases/load-lesson.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { MadeCourse } from './make-course.ts'
import { type Ago, momentBefore } from './make-journey.ts'
import type { DemoPerson } from './people.ts'

interface DemoTalk {
  readonly course: MadeCourse
  readonly lesson: string
  readonly person: (key: DemoPerson) => number
  readonly now: Date
}

/** Lets students of the demo talk about a lesson: a question that the expert answers, and what another student found out. */
export const makeComments = async (
  tx: Transaction,
  { course, lesson, person, now }: DemoTalk,
): Promise<void> => {
  const { schoolId, courseId } = course
  const lessonId = course.lessonId(lesson)
  const units = (await loadLesson(tx, { schoolId, lessonId })).sections.flatMap(
    ({ info_units }) => info_units,
  )
  const unit = units.find((each) => isTalk(each))
  if (!unit) throw new Error(`The demo lesson ${lesson} has no place for comments.`)
  const say = async (who: DemoPerson, text: string, ago: Ago, answered: number | null = null) => {
    const { id } = await insertComment(tx, {
      schoolId,
      courseId,
      lessonId,
      commentableType: 'info-unit',
      commentableId: unit.id,
      attemptId: null,
      questionId: null,
      statementId: null,
      answerGroupId: null,
      threadId: answered,
      parentId: answered,
      authorId: person(who),
      isByTeam: who === 'expert',
      addresseeId: null,
      text,
      fileUuids: [],
      mentionIds: [],
      sendKey: null,
      isPrivate: false,
      isRestricted: false,
      createdAt: momentBefore(now, ago),
    })
    return id
  }
  const question = await say('student', 'Does it count when I explain it to my cat?', { days: 1, hours: 5 })
  await say(
    'expert',
    'It does. Say it aloud and in whole sentences: where you get stuck is the place to read again.',
    { days: 1, hours: 2 },
    question,
  )
  await say('ann', 'I record myself on the way home and listen to it the next morning. It shows every gap.', {
    hours: 20,
  })
}
