import { describe, expect, it } from "vitest";
import { deviceName, keyBytes } from "./browser";

describe("the name of a browser", () => {
  it("is what people call it", () => {
    expect(
      deviceName(
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36",
      ),
    ).toBe("Chrome, Linux");
    expect(
      deviceName(
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1",
      ),
    ).toBe("Safari, iPhone");
    expect(deviceName("something else")).toBe("");
  });
});

describe("the key of a server", () => {
  it("is read from the alphabet for addresses", () => {
    expect([...keyBytes("-_8A")]).toEqual([251, 255, 0]);
  });
});
