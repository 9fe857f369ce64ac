import { useNavigate, useSearch } from '@tanstack/react-router'
import { Tabs } from '@lectern/ui/layout/tabs'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { CaseList } from './case-list.tsx'
import { ModerationLog } from './moderation-log.tsx'
import type { ModerationTab } from './moderation-search.ts'
import { RestrictedPeople } from './restricted-people.tsx'
import { RulesTab } from './rules-tab.tsx'

const from = '/expert/comments/'

/** Reported comments, people who may not write, the rules of the school, and what moderators did. */
export const ModerationPage = () => {
  const { t } = useTexts()
  const search = useSearch({ from })
  const navigate = useNavigate({ from })
  const mayAll = useHeldRights().has('comment_all')
  const tabs: { id: ModerationTab; label: string; isOpen: boolean }[] = [
    { id: 'reports', label: t('moderation.tab_reports'), isOpen: true },
    { id: 'people', label: t('moderation.tab_people'), isOpen: mayAll },
    { id: 'rules', label: t('moderation.tab_rules'), isOpen: true },
    { id: 'log', label: t('moderation.tab_log'), isOpen: mayAll },
  ]
  const open = tabs.filter(({ isOpen }) => isOpen)
  const tab = open.find(({ id }) => id === search.tab)?.id ?? 'reports'
  return (
    <ExpertPage title={t('moderation.title')}>
      <Tabs
        label={t('moderation.title')}
        items={open}
        value={tab}
        onChange={(next) => void navigate({ search: next === 'reports' ? {} : { tab: next } })}
      >
        {tab === 'reports' && <CaseList mayRestrict={mayAll} />}
        {tab === 'people' && <RestrictedPeople />}
        {tab === 'rules' && <RulesTab mayChange={mayAll} />}
        {tab === 'log' && <ModerationLog />}
      </Tabs>
    </ExpertPage>
  )
}
