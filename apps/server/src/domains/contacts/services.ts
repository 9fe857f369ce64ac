import type { ContactAccessAction } from '@lectern/contract/contacts/bulk'
import type { CardTabName } from '@lectern/contract/contacts/card/contact-card'
import type { HistoryThing } from '@lectern/contract/contacts/card/history'
import { defineExtensionPoint, defineService } from '../../platform/composition/services.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import type { SQL } from '../../platform/database/sql.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import type { LookNotes } from './looks/noting-looks.ts'

/** Whether the account of a row learns in a product whose learners the member of the staff sees. */
export type LearnersOfTeams = (
  db: ReadDatabase,
  seat: StaffSeat,
  userId: number,
) => Promise<(accountId: SQL) => SQL>

/** Who of the staff looks at the card of a contact. */
export interface CardReader {
  readonly staff: StaffSeat
  readonly userId: number
  readonly now: Date
}

/** A contact whose card is looked at. */
export interface SeenPerson {
  readonly id: number
  /** Null without an account. */
  readonly userId: number | null
}

/** Finds a contact for a call about one part of the card. @throws CallError not_found for a contact whom the reader may not read */
export type SeenContact = (db: ReadDatabase, reader: CardReader, contactId: number) => Promise<SeenPerson>

/** A tab of the card of a contact, and how many things are in it. */
export interface CardTab {
  readonly name: CardTabName
  /** Whether the rights of the reader cover what is in it. */
  readonly isOpen: (staff: StaffSeat) => boolean
  /** Absent where nothing is counted. */
  readonly count?: (db: ReadDatabase, reader: CardReader, person: SeenPerson) => Promise<number | null>
}

/** Titles of some things of a school that the history names. */
export interface HistoryTitles {
  readonly thing: HistoryThing
  readonly load: (
    db: ReadDatabase,
    schoolId: SchoolId,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, string>>
}

/** Who of the staff does something to the access of many people to a product. */
export interface AccessActor {
  readonly seat: StaffSeat
  readonly userId: number
  readonly now: Date
}

/** What is done to the access of many people to a product, as the domains above do it to each of them. */
export interface AccessOfMany {
  /** The title of the product. @throws CallError not_found where the right to it does not hold */
  readonly nameOf: (db: ReadDatabase, seat: StaffSeat, action: ContactAccessAction) => Promise<string>
  /** `change`, `already` or a refusal for the account of a row, which may be null. */
  readonly verdictOf: (
    db: ReadDatabase,
    actor: AccessActor,
    action: ContactAccessAction,
  ) => Promise<(accountId: SQL) => SQL<string>>
  /** @returns how the access of each was whom it was changed for, by account */
  readonly change: (
    tx: Transaction,
    actor: AccessActor,
    action: ContactAccessAction,
    accountIds: readonly number[],
  ) => Promise<ReadonlyMap<number, unknown>>
  /** Gives back what `change` returned, where nothing was done since. @returns to whom */
  readonly restore: (
    tx: Transaction,
    actor: AccessActor,
    action: ContactAccessAction,
    before: ReadonlyMap<number, unknown>,
  ) => Promise<ReadonlySet<number>>
}

/** What contacts need of the domains above. */
export const contactServices = {
  learnersOfTeams: defineService<LearnersOfTeams>('contacts.learnersOfTeams'),
  seenContact: defineService<SeenContact>('contacts.seenContact'),
  lookNotes: defineService<LookNotes>('contacts.lookNotes'),
  accessOfMany: defineService<AccessOfMany>('contacts.accessOfMany'),
}

/** What domains above add to the card of a contact. */
export const contactPoints = {
  tabs: defineExtensionPoint<CardTab>('contacts.cardTabs'),
  titles: defineExtensionPoint<HistoryTitles>('contacts.historyTitles'),
}
