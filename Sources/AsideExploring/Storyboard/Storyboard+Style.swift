/// The looks of the page, and what it does. Without the script, the pictures, ways and moves are there as well.
extension Storyboard {
    static let style = """
        :root{color-scheme:light dark;--ink:#1b1f24;--soft:#57606a;--paper:#fff;--ground:#f3f5f8;--line:#d5dbe3;--link:#0b4fa8;\
        --way:#c2410c}
        @media(prefers-color-scheme:dark){:root{--ink:#e6e9ee;--soft:#a3acb9;--paper:#1b1f27;--ground:#0f1217;--line:#343b48;\
        --link:#8cc4ff;--way:#ff9f5a}}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:120rem;padding:0 1rem 16rem;font:15px/1.45 system-ui,sans-serif;color:var(--ink);\
        background:var(--ground)}
        a{color:var(--link);text-decoration:none}
        a:hover,a:focus-visible{text-decoration:underline}
        header{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center;position:sticky;top:0;z-index:1;\
        margin:0 -1rem;padding:.6rem 1rem;background:var(--ground);border-bottom:1px solid var(--line)}
        h1,h2,h3,header p{margin:0}
        h1{font-size:1.25rem}
        h2{display:inline;font-size:1.05rem;color:var(--ink)}
        h3{font-size:.95rem}
        header p,header label,header output,code,summary,nav li{color:var(--soft)}
        search{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin-left:auto}
        #search{font:inherit;padding:.3rem .6rem;border:1px solid var(--line);border-radius:6px;background:var(--paper);color:inherit}
        nav ol{display:flex;flex-wrap:wrap;gap:.2rem 1.25rem;padding:0;margin:.75rem 0;list-style:none}
        summary{cursor:pointer}
        .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--zoom,340px)),1fr));gap:.9rem;\
        align-items:start;margin:.75rem 0}
        article{padding:.7rem;background:var(--paper);border:1px solid var(--line);border-radius:10px;\
        font-size:.85rem;overflow-wrap:anywhere;scroll-margin:5rem}
        article:target,article.on{border-color:var(--way);box-shadow:0 0 0 1px var(--way)}
        article svg,#way svg{display:block;width:100%;height:auto;margin:.5rem 0;border:1px solid var(--line);border-radius:8px;cursor:pointer}
        article ol{margin:.3rem 0;padding-left:1.6rem}
        article ul{display:flex;flex-wrap:wrap;gap:.3rem;max-height:7.5rem;overflow:auto;margin:.5rem 0 0;padding:0;\
        list-style:none;color:var(--soft)}
        article ul a{display:block;padding:0 .5rem;border:1px solid var(--line);border-radius:99px}
        article ul span{white-space:nowrap;color:var(--soft)}
        #way{position:fixed;inset:auto 0 0;z-index:2;padding:.6rem 1rem;background:var(--paper);border-top:2px solid var(--way)}
        #way button{float:right;font:inherit}
        #way ol{clear:both;display:flex;gap:.6rem;align-items:center;overflow-x:auto;margin:.4rem 0 0;padding:0 0 .3rem;list-style:none;\
        font-size:.85rem}
        #way li{display:flex;flex:none;gap:.6rem;align-items:center}
        #way li>a{width:14rem}
        #way span{max-width:9rem;color:var(--way)}
        @media(max-width:40rem){search{margin:0}header{position:static}#way li>a{width:9rem}}

        """

    static let script = """
        const one = (what, where = document) => where.querySelector(what)
        const all = (what, where = document) => [...where.querySelectorAll(what)]
        const states = all('article')
        // What a <use> shows can be neither selected nor read aloud.
        function write(where) {
          for (const use of all('use', where)) {
            const row = one(use.getAttribute('href')).cloneNode(true)
            row.removeAttribute('id')
            row.setAttribute('transform', `translate(${use.getAttribute('x')} ${use.getAttribute('y')})`)
            use.replaceWith(row)
          }
        }
        function text(state) {
          const parts = [state, ...all('use', state).map(use => one(use.getAttribute('href')))]
          return parts.map(part => part.textContent).join(' ').toLowerCase()
        }
        function search() {
          const words = one('#search').value.toLowerCase().split(' ').filter(Boolean)
          for (const state of states) state.hidden = !words.every(word => text(state).includes(word))
          for (const chapter of all('main>details')) {
            chapter.hidden = !one('article:not([hidden])', chapter)
            if (words.length) chapter.open = !chapter.hidden
          }
          one('#count').value = words.length ? `${states.filter(state => !state.hidden).length} of ${states.length} states` : ''
        }
        // The pictures on the way to a state, one beside the other.
        function show(state) {
          const links = all('ol a', state), way = [...links.map(link => one(link.getAttribute('href'))), state]
          states.forEach(other => other.classList.toggle('on', way.includes(other)))
          one('#way h2').textContent = `The shortest way to state ${one('h3', state).textContent}`
          one('#way ol').replaceChildren(...way.map((step, index) => {
            const item = document.createElement('li'), link = document.createElement('a'), picture = one('svg', step)
            Object.assign(link, {href: `#${step.id}`, ariaLabel: one('h3', step).textContent})
            link.append(picture ? picture.cloneNode(true) : one('h3', step).textContent)
            item.append(link)
            if (links[index]) {
              const move = document.createElement('span')
              move.textContent = `${links[index].textContent} →`
              item.append(move)
            }
            return item
          }))
          write(one('#way'))
          one('#way').hidden = false
          one('#way ol').scrollLeft = 0
        }
        function follow() {
          const target = location.hash.length > 1 && one(location.hash)
          if (!target) return
          for (let chapter = target; chapter; chapter = chapter.parentElement) if ('open' in chapter) chapter.open = true
          if (target.matches('article')) {
            target.hidden = false
            show(target)
          }
          target.scrollIntoView({block: 'nearest'})
        }
        for (const chapter of all('main>details')) {
          chapter.ontoggle = () => chapter.open && write(chapter)
          if (chapter.open) write(chapter)
        }
        one('#search').oninput = search
        one('#zoom').oninput = event => one('main').style.setProperty('--zoom', `${event.target.value}px`)
        one('#way button').onclick = () => {
          one('#way').hidden = true
          states.forEach(state => state.classList.remove('on'))
        }
        one('main').onclick = event => {
          const picture = event.target.closest('article svg')
          if (picture && getSelection().isCollapsed) location.hash = picture.parentElement.id
        }
        onhashchange = follow
        const ends = all('main>details:last-of-type article')
        if (location.hash) follow()
        else show(ends.find(end => one('h3', end).textContent.endsWith(' the end')) ?? ends[0])

        """
}
