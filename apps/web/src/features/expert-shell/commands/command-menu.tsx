import { Icon } from '@lectern/ui/layout/icon'
import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData } from '@mantine/spotlight'
import { locales } from '@lectern/contract/kernel/locales'
import { Flag, Languages, LogOut, Plus, Search } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { ExpertThemeProvider } from '../../../theme/expert-theme-provider.tsx'
import { languageNames, themeChoices } from '../../frame/index.ts'
import type { MenuGroup } from '../sidebar/menu-entry.ts'
import { chooseFirst, commands, isOpen, menuStore } from './command-store.ts'
import type { Command } from '../shell-context.ts'
import type { ShellPerson } from '../shell-person.ts'
import { useEarlyTyping } from './use-early-typing.ts'
import { useFoundContent } from './use-found-content.ts'
import { holdsAny } from '../sidebar/visible-menu.ts'

interface CommandMenuProps {
  groups: readonly MenuGroup[]
  /** What the page offers at the moment of opening. */
  page: () => readonly Command[]
  person: ShellPerson
  /** Expanded permissions in the current cabinet. */
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
          run: () => go(paths.expertFirstSteps),
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

const toAction = ({ id, label, description, icon, keywords, run }: Command): SpotlightActionData => ({
  id,
  label,
  onClick: run,
  ...(description && { description }),
  ...(icon && { leftSection: <Icon of={icon} /> }),
  ...(keywords && { keywords: [...keywords] }),
})

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

/** Ctrl or ⌘ with K: everything that can be reached or done from here, found by its words. */
const Menu = ({ groups, page, person, permissions, go, takeEarlyTyping }: CommandMenuProps) => {
  const { t } = useTexts()
  const [here, setHere] = useState<readonly Command[]>([])
  const { typed, onTyped, field } = useTyped()
  const found = useFoundContent(typed, holdsAny(permissions, ['course_list']), go)
  useEffect(() => {
    const early = takeEarlyTyping()
    if (early === undefined) return
    commands.open()
    onTyped(early)
  }, [takeEarlyTyping, onTyped])
  const sections: [string, Command[]][] = [
    [t('expert.commands_here'), [...here]],
    [t('expert.commands_courses'), found.courses],
    [t('expert.commands_lessons'), found.lessons],
    [
      t('expert.commands_go'),
      [...placeCommands(groups, go, t), ...schoolCommands(person, go), ...firstSteps(permissions, go, t)],
    ],
    [t('expert.commands_create'), [...createCommands(groups, go, t), createSchool(person, t)]],
    [t('expert.commands_settings'), personCommands(person, t)],
  ]
  const actions: SpotlightActionGroupData[] = sections
    .filter(([, offered]) => offered.length > 0)
    .map(([group, offered]) => ({ group, actions: offered.map(toAction) }))
  const foundIds = [...found.courses, ...found.lessons].map(({ id }) => id).join()
  useEffect(() => {
    // What the search brings stands first; Enter takes the first.
    if (isOpen() && typed !== '') chooseFirst()
  }, [foundIds, typed])
  return (
    <Spotlight
      store={menuStore}
      onSpotlightOpen={() => setHere(page())}
      query={typed}
      onQueryChange={onTyped}
      // Our own listener opens it, because the words typed right after are kept from that moment on.
      shortcut={null}
      transitionProps={{ duration: 0 }}
      scrollable
      maxHeight={440}
      actions={actions}
      nothingFound={t('expert.commands_empty')}
      attributes={{ content: { 'aria-label': t('expert.commands') } }}
      searchProps={{
        ref: field,
        placeholder: t('expert.commands_search'),
        leftSection: <Icon of={Search} size={20} />,
      }}
    />
  )
}

/** The menu with the theme of its parts, which nothing else in the workbench needs. */
export const CommandMenu = (props: CommandMenuProps) => (
  <ExpertThemeProvider>
    <Menu {...props} />
  </ExpertThemeProvider>
)

export { commands, isOpen } from './command-store.ts'
