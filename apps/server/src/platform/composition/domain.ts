import type { ReadDatabase, Transaction } from '../database/pool.ts'
import type { Dependencies } from '../dependencies.ts'
import type { FormerEvent } from '../facts/former-event.ts'
import type { Listener } from '../facts/news.ts'
import type { Api } from '../http/api.ts'
import type { ApiDependencies } from '../http/api-dependencies.ts'
import type { HttpServer } from '../http/http-server.ts'
import type { PageForm } from '../http/pages/page-forms.ts'
import type { JobHandler } from '../queue/job.ts'
import type { Schedule } from '../queue/worker.ts'
import type { DomainFiles } from '../storage/declared-files.ts'

/** Who is calling, and whether they may enter. */
export type CallerChecks = Pick<ApiDependencies, 'identity' | 'gate'>

/** Something that one domain lends to others, made once in each house; the domain that needs it may stand below the one that makes it. */
export interface Service<T> {
  /** `domain.whatItIs` */
  readonly name: string
  readonly makers: WeakMap<House, () => Promise<T>>
}

/** Things of one kind that any domain above may add; a house has them in the order of its domains. */
export interface ExtensionPoint<T> {
  readonly name: string
  readonly makers: WeakMap<House, (() => Promise<T>)[]>
}

/** Puts what a domain makes into a house; nothing is made before somebody asks. */
export type Provider = (house: House) => void

/** What a domain keeps of a person. */
export interface OwnData {
  /** What a person gets who asks for their data, by the name of the section. */
  readonly export?: Readonly<Record<string, (db: ReadDatabase, userId: number) => Promise<unknown>>>
  /**
   * Deletes what the domain keeps of a person, by the name of the listener: it is stored with waiting jobs, so it stays when the
   * function moves to another domain. Told at least once, each in a transaction of its own.
   */
  readonly erase?: Readonly<Record<string, (tx: Transaction, userId: number, now: Date) => Promise<unknown>>>
}

/** What a domain gives to the house: all that the server, its jobs and its people's rights to their data need to know of it. */
export interface Domain {
  readonly name: string
  readonly provides?: readonly Provider[]
  /** Binds the operations. */
  readonly register?: (api: Api, house: House) => Promise<void> | void
  /** Adds the routes that carry bytes and streams. */
  readonly mount?: (app: HttpServer, house: House, checks: CallerChecks) => Promise<void> | void
  /** Forms of its pages that work without scripts. */
  readonly forms?: readonly PageForm[]
  readonly jobs?: (house: House) => readonly JobHandler[]
  readonly schedules?: readonly Schedule[]
  readonly listeners?: (house: House) => readonly Listener[]
  /** Events that versions before the record told, and that may wait in the queue still. */
  readonly formerEvents?: readonly FormerEvent[]
  readonly ownData?: OwnData
  /** Columns of its tables that hold files and pictures. */
  readonly files?: DomainFiles
}

/** Declares a domain; `domains/index.ts` has the list. */
export const defineDomain = (domain: Domain): Domain => domain

/** One start of the server: what it has of vendors, its domains, and what they lend each other. */
export interface House {
  readonly dependencies: Dependencies
  readonly domains: readonly Domain[]
  /** Those of all domains. */
  readonly listeners: readonly Listener[]
  /** @throws Error when no domain provides the service */
  readonly get: <T>(service: Service<T>) => Promise<T>
  readonly all: <T>(point: ExtensionPoint<T>) => Promise<T[]>
}
