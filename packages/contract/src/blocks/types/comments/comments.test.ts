import { expect, it } from 'vitest'
import { infoUnitDraft } from '../../info-unit.ts'

const draftWith = (more: object) =>
  infoUnitDraft.safeParse({
    key: 'talk-unit',
    type_id: 6,
    content: { is_comments_disabled: false, is_file_comment_enabled: true, ...more },
  })

it.each(['is_audio_comment_enabled', 'is_video_comment_enabled'])(
  'a unit of comments refuses %s, which would have no effect',
  (flag) => {
    expect(draftWith({ [flag]: true }).error?.issues.map(({ path }) => path)).toEqual([['content', flag]])
    expect(draftWith({ [flag]: false }).success).toBe(true)
  },
)

it('a unit of comments says that nobody records one, also where it was stored without a word of it', () => {
  expect(draftWith({}).data?.content).toMatchObject({
    is_audio_comment_enabled: false,
    is_video_comment_enabled: false,
  })
})
