import { accessFilters } from '@lectern/contract/contacts/contact-filters'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, asc, eq, isNull, ne, type SQL, sql } from '../../platform/database/sql.ts'
import type { AskedField, ServerFamily } from '../../platform/filters/server-family.ts'
import { testColumn } from '../../platform/filters/test-column.ts'
import { type ContactFilterScope, contacts, isInScope } from '../contacts/index.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { products } from '../products/index.ts'
import { enrolments } from './access.tables.ts'
import { isInState } from './enrolment-columns.ts'

const conditionOf = ({ field, expects }: AskedField, { clock }: ContactFilterScope): SQL => {
  switch (field) {
    case 'has':
      return sql`${isInState('active', clock.now)} and ${testColumn(enrolments.productId, expects, clock)}`
    case 'had':
      return sql`${ne(enrolments.state, 'waiting')} and ${testColumn(enrolments.productId, expects, clock)}`
    default:
      return sql`${eq(enrolments.state, 'active')} and ${testColumn(enrolments.endsAt, expects, clock)}`
  }
}

/** What people have or had access to, and when it ends; each condition is about one product. */
export const accessFamily: ServerFamily<ContactFilterScope> = {
  family: accessFilters,
  ids: (asked, scope) => sql`
    select ${contacts.id} as id from ${enrolments}
    join ${contacts} on ${contacts.schoolId} = ${enrolments.schoolId} and ${contacts.userId} = ${enrolments.userId}
    where ${enrolments.schoolId} = ${scope.schoolId} and ${isInScope(scope)} and ${conditionOf(asked, scope)}`,
}

/** Products of a school by name. */
export const nameProducts = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select({ id: products.id, name: products.title })
    .from(products)
    .where(and(eq(products.schoolId, schoolId), isNull(products.deletedAt)))
    .orderBy(asc(products.title), asc(products.id))
    .limit(listLimits.productsOfSchool)
