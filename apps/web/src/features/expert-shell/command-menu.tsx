import { Icon } from '@lectern/ui/icon'
import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData } from '@mantine/spotlight'
import { locales } from '@lectern/contract/kernel/locales'
import { Languages, LogOut, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { useTexts, type Translate } from '../../lib/texts/index.ts'
import { languageNames, themeChoices } from '../frame/index.ts'
import type { MenuGroup } from './menu-entry.ts'
import type { Command } from './shell-context.ts'
import type { ShellPerson } from './shell-person.ts'

interface CommandMenuProps {
  groups: readonly MenuGroup[]
  /** What the page offers at the moment of opening. */
  page: () => readonly Command[]
  person: ShellPerson
  go: (href: string) => void
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

const toAction = ({ id, label, icon, keywords, run }: Command): SpotlightActionData => ({
  id,
  label,
  onClick: run,
  ...(icon && { leftSection: <Icon of={icon} /> }),
  ...(keywords && { keywords: [...keywords] }),
})

/** Ctrl or ⌘ with K: everything that can be reached or done from here, found by its words. */
export const CommandMenu = ({ groups, page, person, go }: CommandMenuProps) => {
  const { t } = useTexts()
  const [here, setHere] = useState<readonly Command[]>([])
  const sections: [string, Command[]][] = [
    [t('expert.commands_here'), [...here]],
    [t('expert.commands_go'), [...placeCommands(groups, go, t), ...schoolCommands(person, go)]],
    [t('expert.commands_create'), [...createCommands(groups, go, t), createSchool(person, t)]],
    [t('expert.commands_settings'), personCommands(person, t)],
  ]
  const actions: SpotlightActionGroupData[] = sections
    .filter(([, commands]) => commands.length > 0)
    .map(([group, commands]) => ({ group, actions: commands.map(toAction) }))
  return (
    <Spotlight
      onSpotlightOpen={() => setHere(page())}
      shortcut="mod + K"
      tagsToIgnore={[]}
      triggerOnContentEditable
      scrollable
      maxHeight={440}
      actions={actions}
      nothingFound={t('expert.commands_empty')}
      attributes={{ content: { 'aria-label': t('expert.commands') } }}
      searchProps={{ placeholder: t('expert.commands_search'), leftSection: <Icon of={Search} size={20} /> }}
    />
  )
}
