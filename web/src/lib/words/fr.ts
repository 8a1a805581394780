/** All words of one language, in one piece that is fetched when the language is spoken. */

export default import.meta.glob<string>(
  [
    "../../../../src/kingsroad/text/locales/fr/*.ftl",
    "!**/terminal.ftl",
    "!**/doubts.ftl",
    "!**/lessons_*.ftl",
    "!**/mail*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
