import {
  type FunnelDraft,
  funnelLimits,
  type OrderFunnel,
  type StageRule,
  stageRules,
} from '@lectern/contract/orders/funnels'

/** A stage as it is written; `key` names it while it has no number. */
export interface StageDraft {
  readonly key: string
  readonly id: number | null
  readonly title: string
  readonly rule: StageRule | null
}

export interface StagesDraft {
  readonly title: string
  readonly stages: readonly StageDraft[]
  readonly offerIds: readonly number[]
}

/** A funnel as it stands. */
export const draftOf = ({ title, stages, offer_ids: offerIds }: OrderFunnel): StagesDraft => ({
  title,
  offerIds,
  stages: stages.map((stage) => ({ ...stage, key: `stage-${stage.id}` })),
})

/** Another funnel with the same stages, for no offers yet. */
export const copyOf = (funnel: OrderFunnel | undefined): StagesDraft => ({
  title: '',
  offerIds: [],
  stages: (funnel?.stages ?? []).map((stage) => ({ ...stage, id: null, key: `stage-${stage.id}` })),
})

/** What keeps a draft from being stored; undefined for one that is right. */
export const faultOf = ({ title, stages }: StagesDraft): 'words' | 'first' | undefined => {
  if (stages[0] && stages[0].rule !== null) return 'first'
  const isWordless = [title, ...stages.map((stage) => stage.title)].some((words) => words.trim() === '')
  return isWordless || stages.length < funnelLimits.leastStages ? 'words' : undefined
}

/** The rules that a stage may have: each moves orders to one stage, and none to the first. */
export const rulesFor = ({ stages }: StagesDraft, key: string): readonly StageRule[] => {
  if (stages[0]?.key === key) return []
  const taken = new Set(stages.flatMap((stage) => (stage.key === key ? [] : [stage.rule])))
  return stageRules.filter((rule) => !taken.has(rule))
}

/** Stages of a funnel that a draft leaves out. */
export const goneFrom = (funnel: OrderFunnel | undefined, { stages }: StagesDraft): readonly number[] => {
  const kept = new Set(stages.map(({ id }) => id))
  return (funnel?.stages ?? []).flatMap(({ id }) => (kept.has(id) ? [] : [id]))
}

/** A draft as the call takes it. */
export const bodyOf = ({ title, stages, offerIds }: StagesDraft): FunnelDraft => ({
  title: title.trim(),
  stages: stages.map(({ id, title: name, rule }) => ({ id, title: name.trim(), rule })),
  offer_ids: [...offerIds],
})
