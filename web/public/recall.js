// The page *Which Solo was it?* without a server: the same as app/public_pages/recall_page.py renders.
const UNKNOWN = '-';
const SHOWN = 4;
const LEAST_PERCENT = 2;
const SCALE = 1e9;
const EPSILON = 1e-9;

/** Return the probability of each preset after some answers, a Map from question to answer. */
function inferPresets(data, answers) {
  const games = data.candidates.map((candidate) => candidate.game);
  const count = new Set(games).size;
  let weights = games.map((game) => 1 / (count * games.filter((other) => other === game).length));
  for (const [id, answer] of answers) {
    if (answer === UNKNOWN) continue;
    const place = data.questions.findIndex((question) => question.id === id);
    const known = data.questions[place].answers;
    const given = known.findIndex(([other]) => other === answer);
    const right = 1 - data.error;
    const wrong = data.error / (known.length - 1);
    weights = weights.map((weight, number) =>
      data.candidates[number].answers[place] === given ? weight * right : weight * wrong,
    );
  }
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / whole);
}

function entropy(shares) {
  return -shares.reduce((sum, share) => (share ? sum + share * Math.log2(share) : sum), 0);
}

/** Return the mutual information between the preset and the answer to a question, in units of 1e-9 bits. */
function expectBits(data, place, weights) {
  const size = data.questions[place].answers.length;
  if (size === 1) return 0;
  const held = Array(size).fill(0);
  weights.forEach((weight, number) => (held[data.candidates[number].answers[place]] += weight));
  const wrong = data.error / (size - 1);
  const given = held.map((share) => share * (1 - data.error) + (1 - share) * wrong);
  const noise = [1 - data.error, ...Array(size - 1).fill(wrong)];
  return Math.floor((entropy(given) - entropy(noise)) * SCALE + 0.5);
}

/** Return the place of the question to ask next; -1 if enough have been asked. */
function chooseQuestion(data, answers) {
  if (answers.size >= data.most) return -1;
  const weights = inferPresets(data, answers);
  let best = -1;
  let most = -1;
  data.questions.forEach((question, place) => {
    if (answers.has(question.id)) return;
    const bits = expectBits(data, place, weights);
    if (bits > most) [best, most] = [place, bits];
  });
  return most >= data.least * SCALE ? best : -1;
}

/** Return text as HTML. */
function escape(text) {
  const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
  return String(text).replace(/[&<>"']/g, (sign) => signs[sign]);
}

function percent(weight) {
  return Math.floor(100 * weight + 0.5 + EPSILON);
}

function measure(weight) {
  const value = percent(weight);
  return `<meter max="100" value="${value}">${value} %</meter> <span>${value} %</span>`;
}

function list(lines) {
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

function findText(question, answer) {
  return question.answers.find(([id]) => id === answer)[1];
}

function hide(answers) {
  return [...answers]
    .map(([id, answer]) => `<input type="hidden" name="${id}" value="${escape(answer)}">`)
    .join('');
}

function renderQuestion(data, answers, place) {
  const { words } = data;
  const question = data.questions[place];
  const count = words.count.replace('{number}', answers.size + 1).replace('{most}', data.most);
  const buttons = [...question.answers, [UNKNOWN, words.unknown]]
    .map(
      ([id, text]) =>
        `<button class="button" name="${question.id}" value="${escape(id)}">${escape(text)}</button>`,
    )
    .join('');
  return (
    `<p class="note">${escape(count)}</p><h2 id="question" tabindex="-1">${escape(question.text)}</h2>` +
    `<form class="choices">${hide(answers)}${buttons}</form>`
  );
}

function renderPossible(data, weights) {
  const sums = new Map();
  data.candidates.forEach(({ game }, place) => sums.set(game, (sums.get(game) ?? 0) + weights[place]));
  const lines = [...sums]
    .sort((one, other) => other[1] - one[1])
    .sort((one, other) => percent(other[1]) - percent(one[1]))
    .slice(0, SHOWN)
    .map(([game, weight]) => {
      const first = data.candidates.find((candidate) => candidate.game === game);
      return `<li><a href="${escape(first.book)}">${escape(first.name)}</a> ${measure(weight)}</li>`;
    });
  return `<h2>${escape(data.words.possible)}</h2><ul class="possible">${lines.join('')}</ul>`;
}

function listReasons(data, answers, candidate) {
  const fits = [];
  const differs = [];
  data.questions.forEach((question, place) => {
    const given = answers.get(question.id) ?? UNKNOWN;
    if (given === UNKNOWN) return;
    const [id, text] = question.answers[candidate.answers[place]];
    const line = `${escape(question.text)} <b>${escape(text)}</b>`;
    if (id === given) fits.push(line);
    else {
      const said = data.words['differs-said'].replace('{answer}', findText(question, given));
      differs.push(`${line} ${escape(said)}`);
    }
  });
  return [fits, differs];
}

function renderReasons(heading, reasons) {
  return reasons.length ? `<h4>${escape(heading)}</h4>${list(reasons)}` : '';
}

function renderResult(data, answers, weights) {
  const { words } = data;
  const places = weights
    .map((_, place) => place)
    .sort((one, other) => percent(weights[other]) - percent(weights[one]));
  const shown = places.slice(0, SHOWN).filter((place) => percent(weights[place]) >= LEAST_PERCENT);
  const lines = (shown.length ? shown : places.slice(0, 1)).map((place) => {
    const entry = data.candidates[place];
    const [fits, differs] = listReasons(data, answers, entry);
    return (
      `<li><h3><a href="${escape(entry.rules)}">${escape(`${entry.name}, ${entry.preset}`)}</a></h3>` +
      `<p class="possible">${measure(weights[place])}</p>` +
      `${renderReasons(words.fits, fits)}${renderReasons(words.differs, differs)}` +
      `<p><a class="button primary" href="${escape(entry.play)}">${escape(words.play)}</a></p></li>`
    );
  });
  return (
    `<h2 id="question" tabindex="-1">${escape(words.result)}</h2>` +
    `<ol class="results">${lines.join('')}</ol>`
  );
}

function renderGiven(data, answers) {
  if (!answers.size) return '';
  const { words } = data;
  const lines = [...answers].map(([id, answer]) => {
    const question = data.questions.find((other) => other.id === id);
    const text = answer === UNKNOWN ? words.unknown : findText(question, answer);
    return `${escape(question.text)} <b>${escape(text)}</b>`;
  });
  const butLast = new Map([...answers].slice(0, -1));
  return (
    `<h2>${escape(words.given)}</h2>${list(lines)}` +
    `<form class="ways">${hide(butLast)}<button class="button">${escape(words.back)}</button></form>` +
    `<form class="ways"><button class="button">${escape(words.again)}</button></form>`
  );
}

/** Return the HTML after the answers in a query such as `?ten=yes`. */
export function renderRecall(data, query) {
  const answers = new Map();
  let ignored = false;
  for (const [id, answer] of new URLSearchParams(query)) {
    const question = data.questions.find((other) => other.id === id);
    const known = question && [UNKNOWN, ...question.answers.map(([other]) => other)].includes(answer);
    if (known && !answers.has(id)) answers.set(id, answer);
    else ignored = true;
  }
  const place = chooseQuestion(data, answers);
  const weights = inferPresets(data, answers);
  const note = ignored ? `<p class="note" role="status">${escape(data.words.ignored)}</p>` : '';
  const middle =
    place < 0
      ? renderResult(data, answers, weights)
      : renderQuestion(data, answers, place) + (answers.size ? renderPossible(data, weights) : '');
  return note + middle + renderGiven(data, answers);
}

/** Answer in the page: each form leads to a query, which is rendered without loading the page again. */
function start() {
  const data = JSON.parse(document.getElementById('recall-data').textContent);
  const place = document.getElementById('recall');
  const show = () => {
    place.innerHTML = renderRecall(data, location.search);
  };
  place.addEventListener('submit', (event) => {
    event.preventDefault();
    const query = new URLSearchParams(new FormData(event.target, event.submitter)).toString();
    history.pushState(null, '', query ? `?${query}` : location.pathname);
    show();
    document.getElementById('question').focus();
  });
  addEventListener('popstate', show);
  show();
}

if (typeof document !== 'undefined') start();
