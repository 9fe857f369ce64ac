import { CommandPalette, type PaletteGroup } from '@lectern/ui/aria/command-palette'
import { locales } from '@lectern/contract/kernel/locales'
import { Flag, Languages, LogOut, Plus } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { languageNames, themeChoices } from '../../index.ts'
import type { MenuGroup } from '../sidebar/menu-entry.ts'
import { commands, isOpen, useIsOpen } from './command-store.ts'
import { matchingCommands } from './matching-commands.ts'
import type { Command } from '../shell-context.ts'
import type { ShellPerson } from '../shell-person.ts'
import { useEarlyTyping } from './use-early-typing.ts'
import { useFoundContent } from './use-found-content.ts'

interface CommandMenuProps {
  groups: readonly MenuGroup[]
  /** What the page offers at the moment of opening. */
  page: () => readonly Command[]
  person: ShellPerson
  /** Expanded permissions in the current school. */
  permissions: ReadonlySet<string>
  go: (href: string) => void
  /** What was typed before this was there; undefined when it was not asked for yet. */
  takeEarlyTyping: () => string | undefined
}

const placeCommands = (groups: readonly MenuGroup[], go: (href: string) => void, t: Translate): Command[] =>
  groups
    .flatMap((group) => group.entries)
    .flatMap(({ route, text, icon }) =>
      route === undefined ? [] : [{ id: route, label: t(text), icon, run: () => go(route) }],
    )

const createCommands = (groups: readonly MenuGroup[], go: (href: string) => void, t: Translate): Command[] =>
  groups
    .flatMap((group) => group.entries)
    .flatMap(({ create }) =>
      create ? [{ id: create.route, label: t(create.text), icon: Plus, run: () => go(create.route) }] : [],
    )

const schoolCommands = ({ schoolPages }: ShellPerson, go: (href: string) => void): Command[] =>
  schoolPages.map(({ label, icon, href }) => ({ id: href, label, icon, run: () => go(href) }))

const firstSteps = (permissions: ReadonlySet<string>, go: (href: string) => void, t: Translate): Command[] =>
  permissions.has('cabinet_edit')
    ? [
        {
          id: 'first-steps',
          label: t('expert.first_steps'),
          icon: Flag,
          run: () => go(expertPaths.firstSteps),
        },
      ]
    : []

const createSchool = ({ onCreateSchool }: ShellPerson, t: Translate): Command => ({
  id: 'create-school',
  label: t('expert.create_school'),
  icon: Plus,
  run: onCreateSchool,
})

const personCommands = (person: ShellPerson, t: Translate): Command[] => [
  ...themeChoices.map(({ value, text, icon }) => ({
    id: `theme-${value}`,
    label: t('expert.command_theme', { theme: t(text) }),
    icon,
    run: () => person.onTheme(value),
  })),
  ...locales.map((locale) => ({
    id: `language-${locale}`,
    label: t('expert.command_language', { language: languageNames[locale] }),
    icon: Languages,
    run: () => person.onLocale(locale),
  })),
  { id: 'sign-out', label: t('common.sign_out'), icon: LogOut, run: person.onSignOut },
]

/** What is typed into the menu, from the press on that opens it. */
const useTyped = () => {
  const [typed, setTyped] = useState('')
  const newest = useRef('')
  const field = useRef<HTMLInputElement>(null)
  const onTyped = useCallback((words: string) => {
    newest.current = words
    setTyped(words)
  }, [])
  const isReady = useCallback(() => field.current !== null && field.current === document.activeElement, [])
  const readNewest = useCallback(() => newest.current, [])
  useEarlyTyping({ isOpen, isReady, typed: readNewest, onTyped })
  return { typed, onTyped, field }
}

/** The groups of the menu in their order; what a search found stands before what is always there. */
const useGroups = (props: CommandMenuProps, here: readonly Command[], typed: string): PaletteGroup[] => {
  const { groups, person, permissions, go } = props
  const { t } = useTexts()
  const found = useFoundContent(typed, permissions, go)
  const matching = (offered: readonly Command[]) => matchingCommands(offered, typed)
  return [
    { id: 'here', name: t('expert.commands_here'), entries: matching(here) },
    { id: 'courses', name: t('expert.commands_courses'), entries: found.courses },
    { id: 'lessons', name: t('expert.commands_lessons'), entries: found.lessons },
    { id: 'quizzes', name: t('expert.commands_quizzes'), entries: found.quizzes },
    { id: 'people', name: t('expert.commands_people'), entries: found.people },
    { id: 'files', name: t('expert.commands_files'), entries: found.files },
    {
      id: 'go',
      name: t('expert.commands_go'),
      entries: matching([
        ...placeCommands(groups, go, t),
        ...schoolCommands(person, go),
        ...firstSteps(permissions, go, t),
      ]),
    },
    {
      id: 'create',
      name: t('expert.commands_create'),
      entries: matching([...createCommands(groups, go, t), createSchool(person, t)]),
    },
    { id: 'settings', name: t('expert.commands_settings'), entries: matching(personCommands(person, t)) },
  ]
}

/** Ctrl or ⌘ with K: everything that can be reached or done from here, found by its words. */
export const CommandMenu = (props: CommandMenuProps) => {
  const { page, takeEarlyTyping } = props
  const { t, locale } = useTexts()
  const opened = useIsOpen()
  const [here, setHere] = useState<readonly Command[]>([])
  const { typed, onTyped, field } = useTyped()
  const groups = useGroups(props, here, typed)
  useEffect(() => {
    const early = takeEarlyTyping()
    if (early === undefined) return
    commands.open()
    onTyped(early)
  }, [takeEarlyTyping, onTyped])
  // What the page offers is asked at the moment of opening, not at each of its renderings.
  useEffect(() => {
    if (opened) setHere(page())
    // oxlint-disable-next-line react/exhaustive-deps -- the page gives a new function each time
  }, [opened])
  const close = () => {
    commands.close()
    onTyped('')
  }
  return (
    <CommandPalette
      open={opened}
      onClose={close}
      locale={locale}
      label={t('expert.commands')}
      placeholder={t('expert.commands_search')}
      emptyText={t('expert.commands_empty')}
      typed={typed}
      onTyped={onTyped}
      groups={groups}
      field={field}
    />
  )
}

export { commands, isOpen } from './command-store.ts'
