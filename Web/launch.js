// @ts-check
/**
 * The page's own script. The build writes it into the page, so it is there whatever else is missing.
 *
 * It chooses the language, and fetches the first part of the program in it. It shows the notices of the
 * page, and says so when a file is missing or is not as the build made it.
 */
{
  const page = document.documentElement
  // As in scope.js: another copy may be in another folder of the origin.
  const name = `pastime${location.pathname.match(/.+\//) ?? ""}`

  /** The language that was chosen, where the browser keeps such things. */
  const chosen = () => {
    try {
      // In earlier versions it was kept under one name for all folders.
      return localStorage.getItem(`${name}-language`) ?? localStorage.getItem("pastime-language")
    } catch {
      return null
    }
  }

  /** The programs, a link for each language. @type {HTMLLinkElement[]} */
  const programs = [...document.querySelectorAll("link[data-program]")]
  // The language that was chosen, or else the first of the browser's that there is.
  const program = [chosen(), ...navigator.languages]
    .map((tag) => programs.find(({ hreflang }) => hreflang === tag?.split("-")[0]))
    .find(Boolean) ?? programs[0]
  page.lang = program.hreflang

  // The bridge takes the answer from the link. To preload would not do: Safari fetches again what it has
  // to check.
  const answer = fetch(program.href, { integrity: program.integrity })
  // Who takes it learns of a failure.
  answer.catch(() => {})
  Object.assign(program, { answer })

  /** Puts a notice of the page, or none, in the place of the one before. */
  const show = (/** @type {string} */ id) => {
    document.querySelector("body > .notice")?.remove()
    const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById(id))
    const notice = template?.content.querySelector(`[lang=${page.lang}]`)?.cloneNode(true)
    if (!(notice instanceof Element)) return
    // First: without styles, it would otherwise stand below everything.
    document.body.prepend(notice)
    notice.querySelector("[data-action=dismiss]")?.addEventListener("click", () => notice.remove())
    notice.querySelector("[data-action=reload]")?.addEventListener("click", () => location.reload())
  }
  addEventListener("notice", (event) => show(/** @type {CustomEvent} */ (event).detail))

  const parsed = new Promise((resolve) => {
    document.addEventListener("readystatechange", resolve, { once: true })
  })
  let isBroken = false

  // Seconds before each try to get what is missing.
  const PAUSES = [0, 2, 8, 30]

  /** Says that something is missing, and starts again as soon as it can be fetched. */
  const unloaded = async () => {
    if (isBroken) return
    isBroken = true
    await parsed
    show("unloaded")
    for (const seconds of PAUSES) {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      if (await canBeHad()) return startAnew()
    }
  }

  /**
   * Whether all files can be had whole, past what the browser has kept of them. Which of them was not
   * is no sign: the worker may have mended it in the meantime.
   */
  const canBeHad = () => {
    /** @type {NodeListOf<any>} */
    const users = document.querySelectorAll("link[rel=stylesheet], script[src]")
    const files = [...users].map(({ href, src = href, integrity }) =>
      fetch(src, { integrity }).catch(() => fetch(src, { integrity, cache: "reload" })))
    // The page itself has no digest, but an end.
    files.push(fetch(location.href, { cache: "reload" }).then(async (answer) =>
      (await answer.text()).trimEnd().endsWith("</html>") || Promise.reject()))
    return Promise.all(files).then(() => true, () => false)
  }

  /** At most three times in a tab: what is broken in another way would not let it end. */
  const startAnew = () => {
    try {
      const starts = Number(sessionStorage.getItem(`${name}-anew`))
      if (starts === 3) return
      sessionStorage.setItem(`${name}-anew`, String(starts + 1))
      location.reload()
    } catch {
      // Where nothing is kept, the player reloads.
    }
  }

  addEventListener("error", ({ target }) => {
    if (target instanceof Element && target.hasAttribute("integrity")) unloaded()
  }, true)
  // The last element of the page: without it, the page itself is cut short.
  parsed.then(() => document.querySelector("noscript") ?? unloaded())
}
