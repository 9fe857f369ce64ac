import type { AnswerLogEntry } from '@lectern/contract/attempts/answer-log'
import { toResultRow } from '@lectern/contract/attempts/rules/answer-rows'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { asc, eq } from '../../../platform/database/sql.ts'
import { answerLog, answerLogColumns } from '../attempts.tables.ts'

/** One page of what arrived in an attempt, in the order of arrival. Nothing in it says what is right. */
export const presentAnswerLog = async (
  db: ReadDatabase,
  attemptId: number,
  page: { readonly page: number; readonly per_page: number },
) => {
  const isWanted = eq(answerLog.attemptId, attemptId)
  const total = await db.$count(answerLog, isWanted)
  const rows = await db
    .select(answerLogColumns)
    .from(answerLog)
    .where(isWanted)
    .orderBy(asc(answerLog.at), asc(answerLog.questionId), asc(answerLog.seq))
    .limit(page.per_page)
    .offset((page.page - 1) * page.per_page)
  return { data: rows.map(presentEntry), meta: pageMetaOf(page, total) }
}

const presentEntry = ({
  questionId,
  answer,
  outcome,
  device,
  seq,
  at,
}: typeof answerLog.$inferSelect): AnswerLogEntry => ({
  quiz_question_id: questionId,
  results: answer.map((row) => toResultRow(questionId, row, null)),
  outcome,
  device,
  seq,
  at: at.toISOString(),
})
