import {
  filesOfQuestions,
  placedInQuestions,
  uuidsOfQuestions,
} from '@lectern/contract/quizzes/rules/question-files'
import type { Transaction } from '../../../platform/database/pool.ts'
import { listPlacedUuids, placeFiles } from '../../files/index.ts'
import type { BankRow } from './bank.repository.ts'

/**
 * Tells the storage which files stand in a question of the bank, so that they are kept as long as it is.
 *
 * @throws CallError foreign_file, not_a_picture
 */
export const placeBankFiles = async (
  tx: Transaction,
  { id, schoolId, question }: Pick<BankRow, 'id' | 'schoolId' | 'question'>,
): Promise<void> => {
  const place = { schoolId, type: 'bank_question', id } as const
  const uuids = uuidsOfQuestions(question)
  if (uuids.length === 0 && (await listPlacedUuids(tx, place)).length === 0) return
  const drawn = new Set(filesOfQuestions(question).pictures)
  const said = placedInQuestions(question)
  await placeFiles(
    tx,
    place,
    uuids.map((uuid) => ({
      uuid,
      allowDocPreview: said.get(uuid)?.allow_doc_preview ?? null,
      allowDocDownload: said.get(uuid)?.allow_doc_download ?? null,
      isPicture: drawn.has(uuid),
    })),
  )
}
