import type { ReadDatabase } from '../../../../platform/database/pool.ts'
import { found } from '../../../../platform/http/call-error.ts'
import { findUser } from '../../users.repository.ts'
import { exportSettings } from '../../profile/own-data.repository.ts'
import { listLinks } from '../../sign-in/people.repository.ts'
import type { OwnDataSources } from '../data-sections.ts'
import { presentLogin } from '../login-history.presenter.ts'
import { listLogins } from '../login-history.repository.ts'

const historyRows = 1000

/** Everything that is kept about a person, section by section; never a hash, a secret or a word about others. */
export const exportOwnData = async (
  db: ReadDatabase,
  { contactFields, sections }: OwnDataSources,
  userId: number,
): Promise<Record<string, unknown>> => {
  const data: Record<string, unknown> = {
    account: await accountOf(db, userId),
    sign_ins: (await listLogins(db, userId, { page: 1, per_page: historyRows })).map((row) =>
      presentLogin(row, { currentId: 0, now: row.at }),
    ),
    preferences: {
      interface: await exportSettings(db, userId),
      fields: await contactFields(db, userId),
    },
  }
  for (const [name, tell] of Object.entries(sections)) data[name] = await tell(db, userId)
  return data
}

const accountOf = async (db: ReadDatabase, userId: number) => {
  const user = found(await findUser(db, userId))
  const links = await listLinks(db, userId)
  return {
    id: user.id,
    name: user.name,
    surname: user.surname,
    email: user.email,
    email_verified: user.emailVerified,
    phone: user.phone,
    country: user.country,
    language: user.language,
    time_zone: user.timeZone,
    created_at: user.createdAt,
    linked_services: links.map(({ service, email, linkedAt }) => ({ service, email, linked_at: linkedAt })),
  }
}
