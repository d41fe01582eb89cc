/**
 * The wall clock as RFC 3339 UTC with microseconds. It starts at the system's time and then runs on the monotonic clock, so
 * that the stamps of one capture never go back when the system's clock is set.
 */
export function microsecondClock(): () => string {
  return () => {
    const milliseconds = performance.timeOrigin + performance.now();
    const whole = Math.floor(milliseconds);
    const micros = Math.floor((milliseconds - whole) * 1000);
    return `${new Date(whole).toISOString().slice(0, -1)}${String(micros).padStart(3, "0")}Z`;
  };
}
