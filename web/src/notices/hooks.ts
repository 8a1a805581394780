/** The services whose webhooks we know: where the text goes. */

export interface Service {
  key: string;
  /** The field of the JSON that has the text; empty where the text itself is sent. */
  field: string;
  example: string;
}

export const SERVICES: Service[] = [
  { key: "discord", field: "content", example: "https://discord.com/api/webhooks/…" },
  { key: "slack", field: "text", example: "https://hooks.slack.com/services/…" },
  { key: "ntfy", field: "", example: "https://ntfy.sh/…" },
  {
    key: "telegram",
    field: "text",
    example: "https://api.telegram.org/bot…/sendMessage?chat_id=…",
  },
  { key: "other", field: "text", example: "https://example.org/…" },
];
