import type { Locale } from '@lectern/contract/kernel/locales'
import type {
  Operation,
  OperationArguments,
  OperationResult,
  PermissionStatement,
} from '@lectern/contract/kernel/operation'
import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { ReadDatabase, Transaction, Database } from '../database/pool.ts'
import type { SchoolId } from '../school-id.ts'

/** Who is calling. */
export interface Actor {
  readonly userId: number
  readonly sessionId: number
  /** The browser or program, when it is known. */
  readonly deviceId: number | null
  /** `student`: this session never sits on a school's staff. */
  readonly scope: 'full' | 'student'
  /** The rights of the person changed: a browser is to get another token. */
  readonly mustRotate: boolean
}

/** A member of a school's staff, and what the membership allows, implications included. */
export interface StaffSeat {
  readonly schoolId: SchoolId
  readonly isOwner: boolean
  /** Everything that is allowed at least somewhere in the school. */
  readonly permissions: ReadonlySet<PermissionString>
  /** What is given for the school as a whole: by access groups and alone. */
  readonly given: ReadonlySet<PermissionString>
  /** Product → what a place on its team gives, for that product only. */
  readonly team: ReadonlyMap<number, ReadonlySet<PermissionString>>
}

/** What a letter says of a school: its name, and where it is. */
export interface SchoolAddress {
  readonly slug: string
  readonly name: string
  /** Shown on the platform's own host. */
  readonly isPrimary: boolean
}

/** The school whose host is being visited. */
export interface VisitedSchool extends SchoolAddress {
  readonly schoolId: SchoolId
}

/** How a call learns who is calling and where. Answered by the accounts domain; each answer may be a second old. */
export interface Identity {
  /** The person behind a session token, or null when the session does not exist or is over. */
  actorOf(token: string): Promise<Actor | null>
  /** The seat in the current school, or in `claimedId` when that is one of the person's own. */
  currentSeat(actor: Actor, claimedId: number | null): Promise<StaffSeat | null>
  /** The seat in one given school; null for everybody who is not on its staff. */
  seatIn(actor: Actor, claimedId: number): Promise<StaffSeat | null>
  /** The school of a host name (without port). */
  schoolOf(host: string): Promise<VisitedSchool | null>
  /** Another token for a session that must have one; null when a call at the same moment got it. */
  renew(actor: Actor): Promise<{ readonly token: string; readonly expiresAt: Date } | null>
}

type ActorFor<P extends PermissionStatement> = P extends
  | { kind: 'session' | 'staff' }
  | { kind: 'policy'; session: 'required' }
  ? Actor
  : Actor | null

type StaffFor<P extends PermissionStatement> = P extends { kind: 'staff' } ? StaffSeat : null

/**
 * What a handler may do with the database. One that reads cannot write. One that writes gets the transaction of its call,
 * committed with the answer when it returns, and can open no other; only a call whose answer is not stored opens its own.
 */
export type DatabaseFor<Op extends Operation> = Op extends { readonly repeat: 'natural' | 'secret' }
  ? Database
  : Op['method'] extends 'GET'
    ? ReadDatabase
    : Transaction

/** One call, as its handler sees it: parsed, identified and permitted. */
export interface Call<Op extends Operation = Operation> extends OperationArguments<Op> {
  readonly actor: ActorFor<Op['permission']>
  /** The seat that permitted the call, for operations of the staff. */
  readonly staff: StaffFor<Op['permission']>
  /** The school of the visited host; refused as not found when there is none. */
  readonly school: () => Promise<VisitedSchool>
  /** The caller's seat in the current school, if any. */
  readonly currentSeat: () => Promise<StaffSeat | null>
  /** The caller's seat in a school, if any. */
  readonly seatIn: (claimedId: number) => Promise<StaffSeat | null>
  readonly db: DatabaseFor<Op>
  readonly now: Date
  readonly locale: Locale
  readonly requestId: string
  /** Address of the caller, for limits and the sign-in history. */
  readonly ip: string
  readonly userAgent: string
  /** The visited host, without its port. */
  readonly host: string
  /** Whether a script of our own pages made the call: a link, an image or a prefetch cannot. */
  readonly isScripted: boolean
  readonly session: SessionControl
}

/** How sign-in and sign-out reach the browser's cookie. */
export interface SessionControl {
  /** The token that came with the call. */
  readonly token: string | null
  /** Whether the token came in the cookie of a browser, which can be given another one. */
  readonly isCookie: boolean
  /** The device cookie of the browser. */
  readonly deviceKey: string | null
  /** Sets the cookie of the session, and that of the device when it is told. */
  start(token: string, expiresAt: Date, deviceKey?: string): void
  end(): void
}

/** A call as the transport hands it over, still unparsed. */
export interface RawCall {
  /** Address with its query, as it came. */
  readonly url: string
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly host: string
  readonly schoolHeader: string | null
  /** Whose change the caller says it is. */
  readonly personHeader: string | null
  readonly idempotencyKey: string | null
  readonly locale: Locale
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  readonly isScripted: boolean
  readonly session: SessionControl
}

/** What a handler may answer instead of a value: a body that passed the output schema before and was kept as text. */
export class PreparedBody {
  readonly text: string
  readonly etag: string
  readonly value: unknown

  constructor(value: unknown, etag: string) {
    this.value = value
    this.text = JSON.stringify(value)
    this.etag = etag
  }
}

/** The answer of a call that has nothing to tell but that it is done. */
export const done = { data: { success: true } } as const

export type Handler<Op extends Operation> = (call: Call<Op>) => Promise<OperationResult<Op> | PreparedBody>
