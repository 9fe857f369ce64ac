import type { PreviewKind } from '@lectern/contract/access/preview-kinds'
import {
  index,
  instantColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  text,
} from '../../../platform/database/sql.ts'
import { sessions } from '../../identity/sign-in/sign-in.tables.ts'
import { offers } from '../scopes/scopes.tables.ts'
import { products } from '../../products/products.tables.ts'

/** As whom the teams look at their courses: one choice of a person for a product, good for the session in which it was made. */
export const previewSettings = pgTable(
  'preview_settings',
  {
    schoolId: schoolReference().notNull(),
    productId: reference()
      .notNull()
      .references(() => products.id),
    /** Who looks. */
    userId: reference().notNull(),
    sessionId: reference()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text().$type<PreviewKind>().notNull(),
    offerId: reference().references(() => offers.id, { onDelete: 'cascade' }),
    /** As whom. */
    viewedId: reference(),
    /** The moment that is looked at; null: now. */
    at: instantColumn(),
    savedAt: instantColumn().notNull(),
    /** In whose calendar the length of an offer is counted: the school's. */
    timeZone: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.userId] }),
    index().on(table.schoolId),
    index().on(table.userId),
    index().on(table.sessionId),
    index().on(table.viewedId),
    index().on(table.offerId),
  ],
)

export const previewSettingsColumns = {
  sessionId: previewSettings.sessionId,
  kind: previewSettings.kind,
  offerId: previewSettings.offerId,
  viewedId: previewSettings.viewedId,
  at: previewSettings.at,
  savedAt: previewSettings.savedAt,
  timeZone: previewSettings.timeZone,
}

/** Who has looked at a course as which person. Rows are added and never changed; the person can read them. */
export const previewLooks = pgTable(
  'preview_looks',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    productId: reference()
      .notNull()
      .references(() => products.id),
    /** Who looked. */
    viewerId: reference().notNull(),
    /** As whom. */
    userId: reference().notNull(),
    /** The moment that was looked at; null: the time of the look. */
    at: instantColumn(),
    lookedAt: instantColumn().notNull(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index().on(table.schoolId),
    index().on(table.productId),
    index().on(table.viewerId),
  ],
)
