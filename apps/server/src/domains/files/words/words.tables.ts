import type { Cue } from '@lectern/contract/files/captions'
import {
  index,
  jsonColumn,
  pgTable,
  reference,
  schoolReference,
  text,
} from '../../../platform/database/sql.ts'
import { files } from '../files.tables.ts'

/** The words of documents and captions, each once, as searches in a course compare them. */
export const fileWords = pgTable(
  'file_words',
  {
    fileId: reference()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    schoolId: schoolReference().notNull(),
    words: text().notNull(),
    /** Of captions: what is said when. */
    cues: jsonColumn<readonly Cue[]>(),
  },
  (table) => [index().on(table.schoolId)],
)
