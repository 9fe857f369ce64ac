import type { TestApp } from '../../app.ts'
import { sendForm } from '../../send-form.ts'

export interface ContactImportIds {
  /** An import whose columns can be mapped, one whose dry run is over, and one to delete. */
  readonly readyImport: number
  readonly checkedImport: number
  readonly lostImport: number
}

const columns = [
  { header: 'Email', samples: ['a@b.test'], filled: 1, emails: 1, phones: 0, dates: 0, distinct: 1 },
]
const counts = { create: 1, update: 0, partly: 0, unchanged: 0, skipped: 0 }

/** Three imports of contacts of a school, at different steps. */
export const prepareImports = async (app: TestApp, as: string): Promise<ContactImportIds> => {
  const upload = async (state: string): Promise<number> => {
    const file = { name: 'people.csv', bytes: 'Email\na@b.test\n' }
    const { id } = (await sendForm(app, as, '/contacts/imports/upload', file)).body.data
    await app.dependencies.database.pool.query(
      `update contact_imports set state = $2, rows = 1, done = 1, columns = $3, mapping = $4, rules = $5, counts = $6
       where id = $1`,
      [
        ...[id, state, JSON.stringify(columns), JSON.stringify([{ to: 'email' }])],
        ...[JSON.stringify({ known: 'leave' }), JSON.stringify(counts)],
      ],
    )
    return id
  }
  return {
    readyImport: await upload('ready'),
    checkedImport: await upload('checked'),
    lostImport: await upload('ready'),
  }
}
