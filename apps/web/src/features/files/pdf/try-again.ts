/** While the library is not there it is asked for again after so many milliseconds (document 001 §4). */
const retryMs = 200
const mostTries = 25

/** Loads until it succeeds; rejects as the last try does when nothing comes within five seconds of tries. */
export const tryAgain = async <T>(load: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (tries >= mostTries) throw error
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}
