/** Frame that asks what every ad blocker knows (document 001 §7): the policy of the page lets nobody ask other companies. */
const address = '/network-probe'

/** After this nobody can tell any more. */
const patienceMs = 10_000

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What the frame has said; null for everything that is nothing of it. */
const answerOf = (data: unknown): boolean | null =>
  isRecord(data) && data['type'] === 'network-probe' ? data['isBlocked'] === true : null

const askFrame = async (frame: HTMLIFrameElement): Promise<boolean> => {
  const asked = Promise.withResolvers<boolean>()
  const hear = (event: MessageEvent) => {
    const isBlocked = event.source === frame.contentWindow ? answerOf(event.data) : null
    if (isBlocked !== null) asked.resolve(isBlocked)
  }
  window.addEventListener('message', hear)
  const timer = setTimeout(() => asked.resolve(false), patienceMs)
  document.body.append(frame)
  const isBlocked = await asked.promise
  window.removeEventListener('message', hear)
  clearTimeout(timer)
  return isBlocked
}

/** Whether something on this device keeps advertisements away, and films with them. Offline nobody can tell. */
export const isAdBlocked = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = ''
  frame.ariaHidden = 'true'
  frame.src = address
  try {
    return await askFrame(frame)
  } finally {
    frame.remove()
  }
}
