import { expect, test } from 'vitest'
import { isAdBlocked } from './probe-ad-blocker.ts'

/** Says in place of the probe what became of its question. */
const answerProbe = (isBlocked: boolean): void => {
  const watch = new MutationObserver((changes) => {
    const [frame] = changes.flatMap(({ addedNodes }) => [...addedNodes])
    if (!(frame instanceof HTMLIFrameElement)) return
    watch.disconnect()
    const data = { type: 'network-probe', isBlocked }
    window.dispatchEvent(
      new MessageEvent('message', { data: { ...data, isBlocked: !isBlocked }, source: window }),
    )
    window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow }))
  })
  watch.observe(document.body, { childList: true })
}

test.each([true, false])(
  'the probe is believed, nobody else, and leaves nothing behind: %s',
  async (isBlocked) => {
    answerProbe(isBlocked)
    expect(await isAdBlocked()).toBe(isBlocked)
    expect(document.querySelector('iframe[src="/network-probe"]')).toBeNull()
  },
)
