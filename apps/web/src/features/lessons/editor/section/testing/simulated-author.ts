import type { Section } from '@lectern/contract/lessons/lesson'
import type { createOutbox as createOutboxOf } from '../../../../../lib/outbox/outbox.ts'
import type { OutboxClock } from '../../../../../lib/outbox/clock.ts'
import type { OutboxStorage } from '../../../../../lib/outbox/storage/storage.ts'
import { moved } from '../../../../../lib/lists.ts'
import type { EditedUnit } from '../../../../blocks/index.ts'
import type { setFaultSink as setFaultSinkOf } from '../../../../../lib/reporting.ts'
import type { createLessonNews as createLessonNewsOf } from '../../live/lesson-news.ts'
import { withReturned } from '../moving/returned-unit.ts'
import type { openSection as openSectionOf } from '../open-section.ts'
import type { sectionKind as sectionKindOf } from '../section-kind.ts'
import { unitRevision } from '../section-numbers.ts'
import type {
  decided as decidedOf,
  joinedNow as joinedNowOf,
  theirsNow as theirsNowOf,
} from '../conflict/decide-section.ts'

/** The modules that one browser has loaded: what a module remembers is a browser's own. */
export interface BrowserModules {
  readonly createOutbox: typeof createOutboxOf
  readonly openSection: typeof openSectionOf
  readonly createLessonNews: typeof createLessonNewsOf
  readonly sectionKind: typeof sectionKindOf
  readonly decided: typeof decidedOf
  readonly joinedNow: typeof joinedNowOf
  readonly theirsNow: typeof theirsNowOf
  readonly setFaultSink: typeof setFaultSinkOf
}

interface AuthorParts {
  readonly name: string
  readonly modules: BrowserModules
  readonly clock: OutboxClock
  readonly storage: OutboxStorage
  /** What the server has when the page is read. */
  readonly read: () => Section
}

/** A text of one paragraph. */
export const textUnit = (key: string, words: string): EditedUnit => ({
  key,
  title: '',
  type_id: 3,
  content: {
    text: {
      version: 1,
      doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    },
  },
})

/** The words of a text, as they stand in it. */
export const wordsOf = (unit: unknown): string[] =>
  [...JSON.stringify(unit).matchAll(/"text":"([^"]*)"/g)].flatMap(([, text = '']) =>
    text.split(' ').filter(Boolean),
  )

/** Somebody who writes in one section, with an outbox and a page of their own. */
export const createSimulatedAuthor = (parts: AuthorParts) => {
  const { name, modules, clock, storage, read } = parts
  const words = new Set<string>()
  const removed: {
    unit: EditedUnit
    at: number
    earlier: EditedUnit | undefined
    revision: number | undefined
  }[] = []
  let made = 0

  const open = () => {
    let isAlive = true
    const outbox = modules.createOutbox({
      person: name,
      kinds: { [modules.sectionKind.name]: async () => modules.sectionKind },
      // A page that was closed changes nothing on the device any more.
      storage: {
        ...storage,
        read: (person) => (isAlive ? storage.read(person) : Promise.withResolvers<never>().promise),
        edit: (person, decide) =>
          isAlive ? storage.edit(person, decide) : Promise.withResolvers<never>().promise,
      },
      lock: { run: async (work) => work(new AbortController().signal), close: () => {} },
      channel: { post: () => {}, listen: () => {}, close: () => {} },
      clock: { now: clock.now, after: (delay, work) => clock.after(delay, () => isAlive && work()) },
      random: () => 0.5,
      newId: () => nextId('change'),
      mayAct: () => isAlive,
    })
    const section = read()
    const doc = modules.openSection(outbox, section)
    const news = modules.createLessonNews({
      after: (delay, work) => clock.after(delay, () => isAlive && work()),
      docs: () => new Map([[section.id, doc]]),
      reload: async () => {},
    })
    const close = () => {
      doc.close()
      isAlive = false
      news.stop()
      outbox.close()
    }
    return { outbox, doc, close, hear: () => news.heard(section.id) }
  }
  const nextId = (what: string) => {
    made += 1
    return `${name}-${what}-${made}`
  }
  let page = open()

  const units = (): readonly EditedUnit[] => page.doc.state()?.content.info_units ?? []
  const change = (work: (units: EditedUnit[]) => EditedUnit[]): void => {
    const state = page.doc.state()
    if (state) page.doc.edit({ ...state.content, info_units: work(state.content.info_units) })
  }
  const nextWord = (): string => {
    made += 1
    words.add(`${name}${made}x`)
    return `${name}${made}x`
  }
  const revisionOf = (key: string) => page.doc.base().numbers?.[unitRevision(key)]
  const onServer = (key: string) => page.doc.base().content.info_units.find((each) => each.key === key)

  return {
    name,
    words,
    units,
    outbox: () => page.outbox,
    hear: () => page.hear(),
    deeds: {
      type: (at: number) => {
        const unit = units()[at % Math.max(units().length, 1)]
        if (!unit) return
        const longer = textUnit(unit.key, [...wordsOf(unit), nextWord()].join(' '))
        change((all) => all.map((each) => (each.key === unit.key ? longer : each)))
      },
      add: (at: number) => {
        if (page.doc.state())
          change((all) => all.toSpliced(at % (all.length + 1), 0, textUnit(nextId('unit'), nextWord())))
      },
      move: (from: number, to: number) =>
        change((all) => (all.length === 0 ? all : moved(all, from % all.length, to % all.length))),
      remove: (at: number) => {
        if (units().length < 2) return
        const place = at % units().length
        const unit = units()[place]
        if (!unit) return
        removed.push({ unit, at: place, earlier: onServer(unit.key), revision: revisionOf(unit.key) })
        change((all) => all.toSpliced(place, 1))
      },
      undo: () => {
        const last = removed.pop()
        if (last) {
          const { key } = last.unit
          change((all) =>
            withReturned(all, { ...last, now: onServer(key), isOlder: revisionOf(key) !== last.revision }),
          )
        }
        return last !== undefined
      },
      /** Keeps both of everything that was changed by two. */
      decide: () => {
        const state = page.doc.state()
        const joined = state && modules.joinedNow(page.doc, state)
        if (!joined || !state?.conflict) return
        const choices = new Map(joined.clashes.map((key) => [key, 'both' as const]))
        page.doc.decide(modules.decided(joined, modules.theirsNow(page.doc, state.conflict).content, choices))
      },
      reload: () => {
        page.close()
        page = open()
      },
    },
    isAsked: () => page.doc.state()?.conflict !== undefined,
    refused: () => page.doc.state()?.refused,
    close: () => page.close(),
  }
}

export type SimulatedAuthor = ReturnType<typeof createSimulatedAuthor>
